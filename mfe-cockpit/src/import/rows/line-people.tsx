import { DataTable, Disclosure } from '@aura/shared-ui';
import { counted } from '../../words/numbers.ts';

/** Who stands on a line of the file. */
interface LinePerson {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  /** What the list would say of them, field by field; left out where that is not told. */
  readonly changes?: readonly string[] | undefined;
}

interface Props {
  /** What they have in common; their number is put behind it. */
  readonly title: string;
  readonly people: readonly LinePerson[];
}

/** People who are shown; all of them are in the file that can be downloaded. */
const SHOWN = 50;
/** As many are shown at once; more have to be unfolded. */
const FEW = 5;

/** Who is meant by a number of lines, as the file names them. */
export function LinePeople({ title, people }: Props) {
  const rest = people.length - SHOWN;
  return (
    <Disclosure
      summary={`${title}: ${counted(people.length, 'linha', 'linhas')}`}
      open={people.length <= FEW}
    >
      <DataTable
        caption={`${title}, como estão no arquivo${rest > 0 ? ` (as primeiras ${SHOWN}; o CSV tem todas)` : ''}`}
        narrow="stack"
        columns={people.some(({ changes }) => changes) ? [...COLUMNS, CHANGES] : COLUMNS}
        rows={people.slice(0, SHOWN).map(({ line, name, email, changes = [] }) => ({
          id: String(line),
          line: `Linha ${line}`,
          name,
          email,
          changes: changes.map((change) => <div key={change}>{change}</div>),
        }))}
      />
    </Disclosure>
  );
}

const CHANGES = { key: 'changes', label: 'O que muda (antes → depois)' };

const COLUMNS = [
  { key: 'line', label: 'Linha' },
  { key: 'name', label: 'Nome' },
  { key: 'email', label: 'E-mail' },
];
