import { RESUME_TEXT_LIMITS, type ResumeStructure } from '@aura/shared-domain';
import { TextField } from '@aura/shared-ui';
import { EntryList } from '../entry-list.tsx';

type Language = ResumeStructure['languages'][number];

const makeBlank = (): Language => ({ language: '', level: '' });

interface Props {
  readonly languages: readonly Language[];
  readonly onChange: (languages: Language[]) => void;
}

/** Languages and their levels. */
export function LanguagesEditor({ languages, onChange }: Props) {
  return (
    <EntryList
      path="languages"
      entries={languages}
      noun="idioma"
      newLabel="Novo idioma"
      blank={makeBlank}
      onChange={onChange}
      summaryOf={(entry) => [entry.language, entry.level].filter(Boolean).join(' · ')}
    >
      {(entry, change, index) => (
        <>
          <TextField
            label="Idioma"
            data-path={`languages.${index}.language`}
            maxLength={RESUME_TEXT_LIMITS.short}
            value={entry.language}
            onChange={(event) => change({ language: event.currentTarget.value })}
          />
          <TextField
            label="Nível"
            data-path={`languages.${index}.level`}
            hint="Por exemplo: básico, intermediário, avançado, fluente, B2."
            maxLength={RESUME_TEXT_LIMITS.short}
            value={entry.level}
            onChange={(event) => change({ level: event.currentTarget.value })}
          />
        </>
      )}
    </EntryList>
  );
}
