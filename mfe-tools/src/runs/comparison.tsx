import { formatValue, useTitleFocus } from '@aura/shared-career-ui';
import type { Score } from '@aura/shared-domain';
import type { ListedRun, RunTool } from './records.ts';
import { Link } from '@aura/shared-session/router';
import { buttonClass, DataTable, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import styles from '../tools.module.css';
import { ChangedLines } from './changed-lines.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { useStoredRun } from './use-stored-run.ts';
import { formatVersionTitle } from './version-title.ts';

type StoredRun<T extends RunTool> = NonNullable<ListedRun<T>['run']>;

interface ComparedScore {
  readonly name: string;
  readonly score: Score;
  /** Its number as it is shown, where it is more than one. */
  readonly shown?: string;
}

/** A version taken apart for the comparison. */
export interface Compared {
  readonly scores: readonly ComparedScore[];
  readonly text: string;
  /** The role that it was measured against; empty without one. */
  readonly goal?: string;
}

interface Props<T extends RunTool> {
  readonly tool: T;
  /** Name of the tool. */
  readonly toolName: string;
  readonly ids: readonly string[];
  readonly home: string;
  readonly partsOf: (run: StoredRun<T>) => Compared;
}

const COLUMNS = [
  { key: 'label', label: 'Medida' },
  { key: 'before', label: 'Antes', numeric: true },
  { key: 'after', label: 'Depois', numeric: true },
  { key: 'change', label: 'Diferença', numeric: true },
];

/** Two versions beside each other: what every dimension gained or lost, and which lines changed. */
export function Comparison<T extends RunTool>({ tool, toolName, ids, home, partsOf }: Props<T>) {
  const [beforeId = '', afterId = ''] = ids;
  const first = useStoredRun(tool, beforeId);
  const second = useStoredRun(tool, afterId);
  const isLoading = first.status === 'loading' || second.status === 'loading';
  useTitleFocus(isLoading ? null : ids.join());
  if (isLoading) return <Spinner label="Abrindo as duas versões…" />;
  const [before, after] = [first, second].map(({ value }) => value);
  if (!before || !after) return <NotLoaded home={home} of={[first, second]} />;
  const [old, now] = [partsOf(before), partsOf(after)];
  const rows = now.scores.flatMap((later) => {
    const earlier = old.scores.find(({ name }) => name === later.name);
    return earlier ? makeRows(earlier, later) : [];
  });
  return (
    <>
      <PageHeader
        eyebrow={toolName}
        title="Duas versões, lado a lado"
        lead={`A de ${formatVersionTitle(before.createdAt)} e a de ${formatVersionTitle(after.createdAt)}.`}
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={home}>
            Ver todas as versões
          </Link>
        }
      />
      {old.goal !== now.goal && (
        <Notice tone="info">
          Os objetivos são diferentes ({quoteGoal(old.goal)} e {quoteGoal(now.goal)}): parte da diferença vem
          deles, não do texto.
        </Notice>
      )}
      {rows.length > 0 ? (
        <DataTable caption="O que mudou nos números" columns={COLUMNS} rows={rows} />
      ) : (
        <p>Pelo menos uma das duas ainda não tem nota, então só o texto se compara.</p>
      )}
      <section className={styles['section']} aria-labelledby="lines-title">
        <h2 id="lines-title">O que mudou no texto</h2>
        <ChangedLines before={old.text} after={now.text} />
      </section>
    </>
  );
}

const quoteGoal = (goal: string | undefined) => (goal ? `“${goal}”` : 'sem cargo-alvo');
const formatShown = (value: number | null) => (value === null ? 'sem dados' : formatValue(value));

/** "+3,5", "−2,0", and "0" for no change. */
const changeOf = (before: number, after: number): string =>
  before === after ? '0' : `${after > before ? '+' : '−'}${formatValue(Math.abs(after - before))}`;

function makeRows(before: ComparedScore, after: ComparedScore) {
  const { name } = after;
  const row = (id: string, label: string, a: number | null, b: number | null) => ({
    id: `${name}-${id}`,
    label,
    before: formatShown(a),
    after: formatShown(b),
    change: a === null || b === null ? '—' : changeOf(a, b),
  });
  return [
    {
      ...row('total', name, before.score.value, after.score.value),
      ...(before.shown && { before: before.shown }),
      ...(after.shown && { after: after.shown }),
    },
    ...after.score.dimensions.map(({ id, label, value }) => {
      const earlier = before.score.dimensions.find((one) => one.id === id)?.value ?? null;
      return row(id, `${name}: ${label}`, earlier, value);
    }),
  ];
}
