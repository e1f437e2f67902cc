import { Button, DataTable } from '@aura/shared-ui';
import { useState } from 'react';
import { csvOf } from '../../download/csv-of.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { LineProblem } from './check-rows.ts';

/** Problems that are shown at once; a file may have thousands. */
const PAGE = 20;

interface Props {
  readonly title: string;
  readonly problems: readonly LineProblem[];
  readonly download: ImportPorts['download'];
}

/** Lines with the reasons for which they are left out. */
export function ProblemList({ title, problems, download }: Props) {
  const [shown, setShown] = useState(PAGE);
  const rest = problems.length - shown;
  const save = () =>
    download(
      'linhas-com-problema.csv',
      csvOf([['Linha', 'Problema'], ...problems.map(({ line, problem }) => [String(line), problem])]),
      'text/csv',
    );
  return (
    <div className={styles['stack']}>
      <h3>{title}</h3>
      <DataTable
        caption="Número da linha no arquivo e o motivo"
        narrow="stack"
        columns={[
          { key: 'line', label: 'Linha' },
          { key: 'problem', label: 'Motivo' },
        ]}
        rows={problems
          .slice(0, shown)
          .map(({ line, problem }) => ({ id: String(line), line: `Linha ${line}`, problem }))}
      />
      <div className={styles['ways']}>
        {rest > 0 && (
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais ({counted(rest, 'linha', 'linhas')})
          </Button>
        )}
        <Button variant="quiet" onClick={save}>
          Baixar esta lista (CSV)
        </Button>
      </div>
    </div>
  );
}
