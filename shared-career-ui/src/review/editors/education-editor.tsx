import { type Education, RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import { TextField } from '@aura/shared-ui';
import type { HintOf } from '../confidence.ts';
import { EntryList } from '../entry-list.tsx';
import { LinesField } from '../lines-field.tsx';
import { PeriodFields } from '../period-fields.tsx';
import { formatPeriod } from '../year-month.ts';

const makeBlank = (): Education => ({
  institution: '',
  degree: '',
  area: '',
  location: '',
  start: null,
  end: null,
  current: false,
  items: [],
});

const FIELDS = [
  { key: 'degree', label: 'Curso ou grau' },
  { key: 'area', label: 'Área' },
  { key: 'institution', label: 'Instituição' },
] as const;

interface Props {
  readonly education: readonly Education[];
  readonly hintOf: HintOf;
  readonly onChange: (education: Education[]) => void;
}

/** Schools and degrees. */
export function EducationEditor({ education, hintOf, onChange }: Props) {
  return (
    <EntryList
      path="education"
      entries={education}
      noun="formação"
      newLabel="Nova formação"
      blank={makeBlank}
      onChange={onChange}
      summaryOf={(entry) =>
        [entry.degree, entry.area, entry.institution, formatPeriod(entry)].filter(Boolean).join(' · ')
      }
    >
      {(entry, change, index) => {
        const path = `education.${index}`;
        const hint = (field: string) => hintOf(`${path}.${field}`);
        return (
          <>
            {FIELDS.map(({ key, label }) => (
              <TextField
                key={key}
                label={label}
                hint={hint(key)}
                data-path={`${path}.${key}`}
                maxLength={RESUME_TEXT_LIMITS.short}
                value={entry[key]}
                onChange={(event) => change({ [key]: event.currentTarget.value })}
              />
            ))}
            <PeriodFields
              path={path}
              period={entry}
              currentLabel="Ainda estou cursando"
              hintOf={hint}
              onChange={change}
            />
            <LinesField
              label="Detalhes"
              path={`${path}.items`}
              lines={entry.items}
              onChange={(items) => change({ items })}
            />
          </>
        );
      }}
    </EntryList>
  );
}
