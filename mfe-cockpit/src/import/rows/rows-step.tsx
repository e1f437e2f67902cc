import { Button, type DataRow, DataTable, Notice } from '@aura/shared-ui';
import { FIELD_NAMES, PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import { describeDay } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';
import type { Columns } from '../columns/columns.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import type { GoodRow } from './check-rows.ts';
import { findCorrectable } from './corrections.ts';
import { ProblemList } from './problem-list.tsx';

interface Props {
  readonly state: ImportStateIn<'rows'>;
  readonly store: Pick<ImportStore, 'tryOut' | 'correct' | 'backTo' | 'restart'>;
  readonly download: ImportPorts['download'];
}

/** Shows the rows that were read and those left out, before anything is sent. */
export function RowsStep({ state: { file, checked, columns }, store, download }: Props) {
  const { good, bad } = checked;
  return (
    <>
      {good.length === 0 ? (
        <Notice tone="error" title="Nenhuma linha pode ser importada">
          Corrija as linhas abaixo, o arquivo ou as colunas.
        </Notice>
      ) : (
        <p>
          <strong>{counted(good.length, 'linha pronta', 'linhas prontas')}</strong>
          {bad.length > 0 &&
            `; ${counted(bad.length, 'linha com problema fica de fora', 'linhas com problema ficam de fora')}`}
          . A simulação mostra o que aconteceria com a lista da empresa, sem mudar nada nela, e fica no
          registro.
        </p>
      )}
      <div className={styles['ways']}>
        {good.length > 0 && <Button onClick={() => void store.tryOut()}>Simular a importação</Button>}
        <Button variant="secondary" onClick={() => store.backTo('columns')}>
          Voltar às colunas
        </Button>
        <Button variant="quiet" onClick={store.restart}>
          Escolher outro arquivo
        </Button>
      </div>
      {good.length > 0 && <PreviewTable rows={good} columns={columns} />}
      {bad.length > 0 && (
        <ProblemList
          title="Linhas que ficam de fora"
          problems={bad}
          download={download}
          correction={{
            textsAt: (line) => findCorrectable(file.table, columns, line),
            onCorrect: store.correct,
          }}
        />
      )}
    </>
  );
}

/** Rows that are shown: enough to see whether the columns are right. */
const SHOWN = 10;

interface PreviewTableProps {
  readonly rows: readonly GoodRow[];
  readonly columns: Columns;
}

/** The first people as read. */
function PreviewTable({ rows, columns }: PreviewTableProps) {
  const shown = rows.slice(0, SHOWN);
  const fields = PERSON_FIELDS.filter((field) => columns[field] !== null);
  const rest = rows.length - shown.length;
  return (
    <DataTable
      caption={`Como as linhas foram entendidas${rest > 0 ? ` (mais ${counted(rest, 'linha', 'linhas')} depois destas)` : ''}`}
      narrow="stack"
      columns={[
        ...fields.map((field) => ({ key: field, label: FIELD_NAMES[field] })),
        { key: 'line', label: 'Linha', numeric: true },
      ]}
      rows={shown.map((row) => makeRow(row, fields))}
    />
  );
}

const makeRow = ({ line, person }: GoodRow, fields: readonly PersonField[]): DataRow => ({
  id: String(line),
  line: String(line),
  ...Object.fromEntries(fields.map((field) => [field, readCell(person[field] ?? null)])),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function readCell(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value === null) return '–';
  return DAY.test(value) ? describeDay(value) : value;
}
