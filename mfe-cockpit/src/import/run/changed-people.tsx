import { Button } from '@aura/shared-ui';
import { csvOf } from '../../download/csv-of.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { GoodRow } from '../rows/check-rows.ts';
import { LinePeople } from '../rows/line-people.tsx';
import type { Outcome, RowResult } from './sums.ts';

interface Props {
  readonly results: readonly RowResult[];
  readonly rows: readonly GoodRow[];
  readonly download: ImportPorts['download'];
}

/** What befalls people whom the company knows already. */
const TITLES = [
  ['updated', 'São atualizadas'],
  ['restored', 'Voltam à lista'],
] as const satisfies readonly (readonly [Outcome, string])[];

/** Which people the import would change or bring back: a count alone does not tell a slip. */
export function ChangedPeople({ results, rows, download }: Props) {
  const outcomes = new Map(results.map(({ line, outcome }) => [line, outcome]));
  const groups = TITLES.map(([outcome, title]) => ({
    title,
    people: rows
      .filter(({ line }) => outcomes.get(line) === outcome)
      .map(({ line, person: { name, email } }) => ({ line, name, email })),
  })).filter(({ people }) => people.length > 0);
  if (groups.length === 0) return null;
  const csv = () =>
    csvOf([
      ['Linha', 'O que acontece', 'Nome', 'E-mail'],
      ...groups.flatMap(({ title, people }) =>
        people.map(({ line, name, email }) => [String(line), title, name, email]),
      ),
    ]);
  return (
    <div className={styles['stack']}>
      <h3>Quem já é conhecido e muda</h3>
      <p>Na lista, passa a valer o que o arquivo diz destas pessoas.</p>
      {groups.map((group) => (
        <LinePeople key={group.title} {...group} />
      ))}
      <div className={styles['ways']}>
        <Button variant="quiet" onClick={() => download('linhas-que-mudam.csv', csv(), 'text/csv')}>
          Baixar quem muda (CSV)
        </Button>
      </div>
    </div>
  );
}
