import type { AnswerDimension, InterviewKind } from '@aura/shared-domain';
import { formatValue } from '../markdown/markdown.ts';
import { ANSWER_LABELS } from '../scoring/table.ts';
import type { StoredInterview } from '../stories/index.ts';
import { computeMean } from './graded.ts';

/** A finished simulation as a point of a chart and a row of a table. */
export interface ProgressPoint {
  readonly interviewId: string;
  readonly at: Date;
  readonly role: string;
  readonly kind: InterviewKind;
  readonly version: string;
  readonly overall: number;
  readonly dimensions: Readonly<Record<AnswerDimension, number | null>>;
}

/** How simulations came out over time. */
export interface Progress {
  /** Oldest first. */
  readonly points: readonly ProgressPoint[];
  /** A conclusion that the data supports. */
  readonly trend: string;
}

/** Differences below this are no change: two answers to one question differ by more. */
const NOTICEABLE = 5;
/** From this many simulations on a difference is more than a sign. */
const ENOUGH = 6;

function listPoints({ id, interview }: StoredInterview): ProgressPoint[] {
  const { finishedAt, report, setup } = interview;
  if (finishedAt === null || report === null || report.overall === null) return [];
  const valueOf = (dimension: AnswerDimension): number | null =>
    report.dimensions.find((one) => one.id === dimension)?.value ?? null;
  return [
    {
      interviewId: id,
      at: finishedAt,
      role: setup.role,
      kind: setup.kind,
      version: report.version,
      overall: report.overall,
      dimensions: {
        structure: valueOf('structure'),
        specificity: valueOf('specificity'),
        relevance: valueOf('relevance'),
        result: valueOf('result'),
        delivery: valueOf('delivery'),
      },
    },
  ];
}

/** The dimension that moved furthest in the direction of the whole, where it moved noticeably. */
function describeMover(
  earlier: readonly ProgressPoint[],
  later: readonly ProgressPoint[],
  up: boolean,
): string {
  const moves = (Object.keys(ANSWER_LABELS) as AnswerDimension[]).flatMap((id) => {
    const before = computeMean(earlier.map(({ dimensions }) => dimensions[id]));
    const after = computeMean(later.map(({ dimensions }) => dimensions[id]));
    return before === null || after === null ? [] : [{ id, by: (after - before) * (up ? 1 : -1) }];
  });
  const most = moves.toSorted((a, b) => b.by - a.by)[0];
  if (!most || most.by < NOTICEABLE) return '';
  return ` O que mais ${up ? 'subiu' : 'caiu'} foi ${ANSWER_LABELS[most.id]}.`;
}

function describeTrend(points: readonly ProgressPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'Ainda não há simulação concluída com nota.';
  if (points.length === 1)
    return `Uma simulação concluída, nota ${formatValue(last.overall)}. Uma só não mostra evolução; a partir de três já se vê um sinal.`;
  if (points.length === 2)
    return (
      `De ${formatValue(first.overall)} para ${formatValue(last.overall)} entre a primeira e a segunda simulação. ` +
      'Com duas, a diferença pode ser só das perguntas.'
    );
  const half = Math.floor(points.length / 2);
  const [earlier, later] = [points.slice(0, half), points.slice(-half)];
  const [before, after] = [
    computeMean(earlier.map(({ overall }) => overall)),
    computeMean(later.map(({ overall }) => overall)),
  ];
  const by = (after ?? 0) - (before ?? 0);
  const one = half === 1;
  const compared = one
    ? 'da primeira para a última simulação'
    : `das ${half} primeiras para as ${half} últimas simulações`;
  const caution = describeCaution(points);
  if (Math.abs(by) < NOTICEABLE)
    return `Sem mudança clara ${compared}: ${one ? 'de' : 'média de'} ${formatValue(before)} para ${formatValue(after)}.${caution}`;
  return (
    `A nota ${by > 0 ? 'subiu' : 'caiu'} ${compared}: ${one ? 'de' : 'média de'} ${formatValue(before)} para ` +
    `${formatValue(after)}.${describeMover(earlier, later, by > 0)}${caution}`
  );
}

function describeCaution(points: readonly ProgressPoint[]): string {
  const few = points.length < ENOUGH ? ` Com ${points.length} simulações, é um sinal, não uma certeza.` : '';
  const mixed = new Set(points.map(({ kind }) => kind)).size > 1;
  return few + (mixed ? ' Os tipos de entrevista variaram, e isso também muda a nota.' : '');
}

/** How finished simulations came out over time. Only those graded by the latest version are compared. */
export function computeProgress(interviews: readonly StoredInterview[]): Progress {
  const points = interviews.flatMap(listPoints).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const version = points.at(-1)?.version;
  return { points, trend: describeTrend(points.filter((point) => point.version === version)) };
}
