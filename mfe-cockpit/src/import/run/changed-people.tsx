import { Button } from '@aura/shared-ui';
import { writeCsv } from '../../download/csv-of.ts';
import { FIELD_NAMES } from '../../people/person/fields.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { GoodRow } from '../rows/check-rows.ts';
import { LinePeople } from '../rows/line-people.tsx';
import { changeInWords, describeSaid } from './change-words.ts';
import type { Outcome, RowResult } from './sums.ts';

interface Props {
  readonly results: readonly RowResult[];
  readonly rows: readonly GoodRow[];
  readonly download: ImportPorts['download'];
}

/** What changes for people that the company's list has already. */
const TITLES = [
  ['updated', 'São atualizadas'],
  ['restored', 'Voltam à lista'],
] as const satisfies readonly (readonly [Outcome, string])[];

/** Which people the import would change or bring back: a count alone does not tell a slip. */
export function ChangedPeople({ results, rows, download }: Props) {
  const found = new Map(results.map((result) => [result.line, result]));
  const groups = TITLES.map(([outcome, title]) => ({
    title,
    people: rows
      .filter(({ line }) => found.get(line)?.outcome === outcome)
      .map(({ line, person: { name, email } }) => ({
        line,
        name,
        email,
        changed: found.get(line)?.changes ?? [],
      })),
  })).filter(({ people }) => people.length > 0);
  if (groups.length === 0) return null;
  const csv = () =>
    writeCsv([
      ['Linha', 'O que acontece', 'Nome', 'E-mail', 'Campo', 'Antes', 'Depois'],
      ...groups.flatMap(({ title, people }) =>
        people.flatMap(({ line, name, email, changed }) =>
          fieldCells(changed).map((cells) => [String(line), title, name, email, ...cells]),
        ),
      ),
    ]);
  return (
    <div className={styles['stack']}>
      <h3>Quem já é conhecido e muda</h3>
      <p>Na lista, passa a valer o que o arquivo diz destas pessoas. Nada mudou ainda.</p>
      {groups.map((group) => (
        <LinePeople
          key={group.title}
          title={group.title}
          people={group.people.map(({ changed, ...person }) => ({
            ...person,
            changes: changed.length > 0 ? changed.map(changeInWords) : undefined,
          }))}
        />
      ))}
      <div className={styles['ways']}>
        <Button variant="quiet" onClick={() => download('linhas-que-mudam.csv', csv(), 'text/csv')}>
          Baixar quem muda (CSV)
        </Button>
      </div>
    </div>
  );
}

/** One line for each changed field; a line without a field for people without details. */
const fieldCells = (changed: RowResult['changes']): readonly (readonly string[])[] =>
  changed.length === 0
    ? [['', '', '']]
    : changed.map(({ field, before, after }) => [
        FIELD_NAMES[field],
        describeSaid(field, before),
        describeSaid(field, after),
      ]);
