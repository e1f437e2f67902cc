import { Button, DataTable } from '@aura/shared-ui';
import { useState } from 'react';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { LineProblem } from './check-rows.ts';
import { LinePeople } from './line-people.tsx';
import { linesInWords } from './lines-in-words.ts';
import { problemGroups } from './problem-groups.ts';
import { problemsCsv } from './problems-csv.ts';

/** Reasons that are shown at once; a file may have thousands. */
const PAGE = 20;

interface Props {
  readonly title: string;
  readonly problems: readonly LineProblem[];
  readonly download: ImportPorts['download'];
}

/** Lines with the reasons for which they are left out, and who stands on them where that could be read. */
export function ProblemList({ title, problems, download }: Props) {
  const [shown, setShown] = useState(PAGE);
  const groups = problemGroups(problems);
  const rest = groups.slice(shown).flatMap(({ lines }) => lines).length;
  const people = problems.flatMap(({ line, person }) => (person ? [{ line, ...person }] : []));
  return (
    <div className={styles['stack']}>
      <h3>{title}</h3>
      <DataTable
        caption="Número da linha no arquivo e o motivo"
        narrow="stack"
        columns={[
          { key: 'lines', label: 'Linha' },
          { key: 'problem', label: 'Motivo' },
        ]}
        rows={groups
          .slice(0, shown)
          .map(({ lines, problem }) => ({ id: String(lines[0]), lines: linesInWords(lines), problem }))}
      />
      {people.length > 0 && <LinePeople title="Quem são as pessoas recusadas" people={people} />}
      <div className={styles['ways']}>
        {rest > 0 && (
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais ({counted(rest, 'linha', 'linhas')})
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => download('linhas-com-problema.csv', problemsCsv(problems), 'text/csv')}
        >
          Baixar esta lista (CSV)
        </Button>
      </div>
    </div>
  );
}
