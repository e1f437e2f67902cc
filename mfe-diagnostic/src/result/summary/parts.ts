import { formatValue } from '@aura/shared-career-ui';
import {
  findHeaviestGap,
  formatLongDay,
  listOpenGaps,
  type DiagnosisResult,
  type Gap,
  type PlanTask,
} from '@aura/shared-domain';
import { compareResults, describeDelta } from '../difference/difference.ts';

/** One displayed part of the number. */
export interface Part {
  readonly id: string;
  readonly label: string;
  /** Share of the whole, 0 to 1. */
  readonly weight: number;
  /** 0 to 100; null if there was nothing to measure. */
  readonly value: number | null;
  /** The previous value; null if the two cannot be compared. */
  readonly before: number | null;
}

/** The parts of a score, with those of the diagnosis before where both were measured by one rule. */
export function listParts(after: DiagnosisResult, before: DiagnosisResult | null): Part[] {
  const difference = before && compareResults(before, after);
  const then =
    difference?.incomparable.length === 0
      ? new Map(difference.parts.map((part) => [part.id, part.before]))
      : new Map<string, number | null>();
  return after.readiness.dimensions.map(({ id, label, weight, value }) => ({
    id,
    label,
    weight,
    value,
    before: then.get(id) ?? null,
  }));
}

type WithGaps = Pick<DiagnosisResult, 'gaps' | 'whatWouldChange'>;

/** What is still to be closed: a gap whose tasks are done waits for the next diagnosis. */
export function selectOpen({ gaps, whatWouldChange }: WithGaps, tasks: readonly PlanTask[]): WithGaps {
  const open = [...listOpenGaps(gaps, tasks)];
  const ids = new Set(open.map(({ id }) => id));
  return {
    gaps: open,
    whatWouldChange: whatWouldChange.filter(({ gapId }) => gapId === undefined || ids.has(gapId)),
  };
}

/** How far closing each gap moves the number; earlier results do not say. */
const readMoves = ({ whatWouldChange }: WithGaps): ReadonlyMap<string, number> =>
  new Map(
    whatWouldChange.flatMap(({ gapId, delta }) => (gapId === undefined ? [] : [[gapId, delta] as const])),
  );

/** The gap that moves the number most; in an earlier result, the one that costs most. */
function findGapThatMovesMost(result: WithGaps): Gap | null {
  const moves = readMoves(result);
  const most = Math.max(...moves.values());
  return result.gaps.find(({ id }) => moves.get(id) === most) ?? findHeaviestGap(result.gaps);
}

/** The first gaps, the last of which gives way to the one that moves the number most unless it blocks. */
export function selectShownGaps(result: WithGaps, count: number): readonly Gap[] {
  const first = result.gaps.slice(0, count);
  const most = findGapThatMovesMost(result);
  const isKept = most === null || first.includes(most) || first.at(-1)?.kind === 'blocker';
  return isKept ? first : [...first.slice(0, -1), most];
}

/** "a que mais muda o número (+3,7)": said of the gap that does, if others move it less; otherwise null. */
export function describeMove({ id }: Gap, result: WithGaps): string | null {
  const moves = readMoves(result);
  const own = moves.get(id);
  if (own === undefined || result.gaps.length < 2) return null;
  const most = [...moves.values()].filter((move) => move >= own);
  if (most.some((move) => move > own)) return null;
  const words = most.length > 1 ? 'uma das que mais mudam o número' : 'a que mais muda o número';
  return `${words} (+${formatValue(own)})`;
}

/** "+1,8 desde 30 de novembro de 2026": how far the number has moved; null if both were not measured alike. */
export function describeMoved(before: DiagnosisResult, after: DiagnosisResult): string | null {
  const { incomparable, measuredOnce, ...whole } = compareResults(before, after);
  if (incomparable.length > 0 || measuredOnce.length > 0) return null;
  if (whole.before === null || whole.after === null) return null;
  return `${describeDelta(whole.before, whole.after)} desde ${formatLongDay(new Date(before.generatedAt))}`;
}
