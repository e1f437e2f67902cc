import { type Experience, RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import { TextField } from '@aura/shared-ui';
import type { HintOf } from '../confidence.ts';
import { EntryList } from '../entry-list.tsx';
import { LinesField } from '../lines-field.tsx';
import { PeriodFields } from '../period-fields.tsx';
import { formatPeriod } from '../year-month.ts';

const makeBlank = (): Experience => ({
  title: '',
  company: '',
  location: '',
  start: null,
  end: null,
  current: false,
  items: [],
});

interface Props {
  readonly experiences: readonly Experience[];
  readonly hintOf: HintOf;
  readonly onChange: (experiences: Experience[]) => void;
}

/** Jobs, each with its period and what was done there. */
export function ExperiencesEditor({ experiences, hintOf, onChange }: Props) {
  return (
    <EntryList
      path="experiences"
      entries={experiences}
      noun="experiência"
      newLabel="Nova experiência"
      blank={makeBlank}
      onChange={onChange}
      summaryOf={(entry) => [entry.title, entry.company, formatPeriod(entry)].filter(Boolean).join(' · ')}
    >
      {(entry, change, index) => {
        const path = `experiences.${index}`;
        const hint = (field: string) => hintOf(`${path}.${field}`);
        return (
          <>
            <TextField
              label="Cargo"
              hint={hint('title')}
              data-path={`${path}.title`}
              maxLength={RESUME_TEXT_LIMITS.short}
              value={entry.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            <TextField
              label="Empresa"
              hint={hint('company')}
              data-path={`${path}.company`}
              maxLength={RESUME_TEXT_LIMITS.short}
              value={entry.company}
              onChange={(event) => change({ company: event.currentTarget.value })}
            />
            <TextField
              label="Local"
              hint={hint('location')}
              data-path={`${path}.location`}
              maxLength={RESUME_TEXT_LIMITS.short}
              value={entry.location}
              onChange={(event) => change({ location: event.currentTarget.value })}
            />
            <PeriodFields
              path={path}
              period={entry}
              currentLabel="É meu trabalho atual"
              hintOf={hint}
              onChange={change}
            />
            <LinesField
              label="Atividades e resultados"
              path={`${path}.items`}
              hint={hint('items')}
              lines={entry.items}
              onChange={(items) => change({ items })}
            />
          </>
        );
      }}
    </EntryList>
  );
}
