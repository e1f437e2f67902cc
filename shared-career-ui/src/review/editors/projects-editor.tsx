import { RESUME_TEXT_LIMITS, type ResumeStructure } from '@aura/shared-domain';
import { TextArea, TextField } from '@aura/shared-ui';
import type { HintOf } from '../confidence.ts';
import { EntryList } from '../entry-list.tsx';
import { LinesField } from '../lines-field.tsx';
import { PeriodFields } from '../period-fields.tsx';
import { formatPeriod } from '../year-month.ts';

type Project = ResumeStructure['projects'][number];

const makeBlank = (): Project => ({
  name: '',
  start: null,
  end: null,
  current: false,
  summary: '',
  items: [],
});

interface Props {
  readonly projects: readonly Project[];
  readonly hintOf: HintOf;
  readonly onChange: (projects: Project[]) => void;
}

/** Projects outside or beside a job. */
export function ProjectsEditor({ projects, hintOf, onChange }: Props) {
  return (
    <EntryList
      path="projects"
      entries={projects}
      noun="projeto"
      newLabel="Novo projeto"
      blank={makeBlank}
      onChange={onChange}
      summaryOf={(entry) => [entry.name, formatPeriod(entry)].filter(Boolean).join(' · ')}
    >
      {(entry, change, index) => {
        const path = `projects.${index}`;
        const hint = (field: string) => hintOf(`${path}.${field}`);
        return (
          <>
            <TextField
              label="Nome do projeto"
              hint={hint('name')}
              data-path={`${path}.name`}
              maxLength={RESUME_TEXT_LIMITS.short}
              value={entry.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <PeriodFields
              path={path}
              period={entry}
              currentLabel="Continua em andamento"
              hintOf={hint}
              onChange={change}
            />
            <TextArea
              label="Descrição"
              data-path={`${path}.summary`}
              maxLength={RESUME_TEXT_LIMITS.long}
              value={entry.summary}
              onChange={(event) => change({ summary: event.currentTarget.value })}
            />
            <LinesField
              label="Atividades e resultados"
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
