import { RESUME_TEXT_LIMITS, type Registration, type ResumeStructure } from '@aura/shared-domain';
import { TextArea, TextField } from '@aura/shared-ui';
import { EntryList } from '../entry-list.tsx';
import { LinesField } from '../lines-field.tsx';
import styles from '../review.module.css';

const makeBlank = (): Registration => ({ council: '', state: '', number: '' });

const FIELDS = [
  { key: 'council', label: 'Conselho', hint: 'Por exemplo: COREN, CRC, CREA, OAB.' },
  { key: 'state', label: 'Estado ou região', hint: 'Por exemplo: SP. Vazio, se o registro é nacional.' },
  { key: 'number', label: 'Número', hint: undefined },
] as const;

const LISTS = [
  { key: 'availability', label: 'Disponibilidade' },
  { key: 'publications', label: 'Publicações' },
  { key: 'volunteering', label: 'Trabalho voluntário' },
] as const;

interface Props {
  readonly resume: ResumeStructure;
  readonly onChange: (patch: Partial<ResumeStructure>) => void;
}

/** What the person is and is after, and what entitles them to it: registrations, driving licence, availability. */
export function AimsEditor({ resume, onChange }: Props) {
  return (
    <div className={styles['fields']}>
      <TextField
        label="Título profissional"
        data-path="headline"
        hint="A linha abaixo do nome. Por exemplo: Enfermeira intensivista."
        maxLength={RESUME_TEXT_LIMITS.short}
        value={resume.headline ?? ''}
        onChange={(event) => onChange({ headline: event.currentTarget.value })}
      />
      <TextArea
        label="Objetivo"
        data-path="objective"
        maxLength={RESUME_TEXT_LIMITS.long}
        rows={2}
        value={resume.objective ?? ''}
        onChange={(event) => onChange({ objective: event.currentTarget.value })}
      />
      <EntryList
        path="registrations"
        entries={resume.registrations ?? []}
        noun="registro profissional"
        newLabel="Novo registro"
        blank={makeBlank}
        onChange={(registrations) => onChange({ registrations })}
        summaryOf={(entry) => [entry.council, entry.state, entry.number].filter(Boolean).join(' ')}
      >
        {(entry, change, index) =>
          FIELDS.map(({ key, label, hint }) => (
            <TextField
              key={key}
              label={label}
              data-path={`registrations.${index}.${key}`}
              hint={hint}
              maxLength={RESUME_TEXT_LIMITS.short}
              value={entry[key]}
              onChange={(event) => change({ [key]: event.currentTarget.value })}
            />
          ))
        }
      </EntryList>
      <TextField
        label="Categoria da CNH"
        data-path="licence"
        hint="Por exemplo: B, AD. Nunca o número da carteira."
        maxLength={RESUME_TEXT_LIMITS.short}
        value={resume.licence ?? ''}
        onChange={(event) => onChange({ licence: event.currentTarget.value })}
      />
      {LISTS.map(({ key, label }) => (
        <LinesField
          key={key}
          label={label}
          path={key}
          lines={resume[key] ?? []}
          onChange={(lines) => onChange({ [key]: lines })}
        />
      ))}
    </div>
  );
}
