import { Button, DataTable } from '@aura/shared-ui';
import { useState } from 'react';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { PersonTexts } from '../../people/person/fields.ts';
import type { LineProblem } from './check-rows.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { LinePeople } from './line-people.tsx';
import { describeLines } from './lines-in-words.ts';
import { groupProblems } from './problem-groups.ts';
import { writeProblemsCsv } from './problems-csv.ts';

/** Reasons that are shown at once; a file may have thousands. */
const PAGE = 20;

interface Props {
  readonly title: string;
  readonly problems: readonly LineProblem[];
  readonly download: ImportPorts['download'];
  /** How the lines can be corrected here; left out where it is too late. */
  readonly correction?: Correction | undefined;
}

interface Correction {
  /** Null for a line that can be mended in the file alone. */
  readonly textsAt: (line: number) => PersonTexts | null;
  readonly onCorrect: (line: number, texts: PersonTexts) => void;
}

/** Lines with the reasons for which they are left out, and who stands on them where that could be read. */
export function ProblemList({ title, problems, download, correction }: Props) {
  const [shown, setShown] = useState(PAGE);
  const [asked, setAsked] = useState<{ readonly line: number; readonly texts: PersonTexts } | null>(null);
  /** The first line of a group: once it is right, the next one is the first. */
  const wayTo = (line: number | undefined) => {
    const texts = line === undefined ? null : (correction?.textsAt(line) ?? null);
    if (line === undefined || texts === null) return 'No arquivo';
    return (
      <Button variant="quiet" className={styles['flush']} onClick={() => setAsked({ line, texts })}>
        Corrigir a linha {line}
      </Button>
    );
  };
  const groups = groupProblems(problems);
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
          ...(correction ? [{ key: 'way', label: 'Como corrigir' }] : []),
        ]}
        rows={groups.slice(0, shown).map(({ lines, problem }) => ({
          id: String(lines[0]),
          lines: describeLines(lines),
          problem,
          way: correction && wayTo(lines[0]),
        }))}
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
          onClick={() => download('linhas-com-problema.csv', writeProblemsCsv(problems), 'text/csv')}
        >
          Baixar esta lista (CSV)
        </Button>
      </div>
      {asked && correction && (
        <CorrectDialog
          {...asked}
          onCorrect={(line, texts) => {
            setAsked(null);
            correction.onCorrect(line, texts);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
