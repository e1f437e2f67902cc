import { formatValue } from '@aura/shared-career-ui';
import { formatList, MOST_GAPS, recompute, type DiagnosisResult } from '@aura/shared-domain';

/** One part of the number, before and after; null if it could not be measured. */
interface PartDifference {
  readonly id: string;
  readonly label: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The differences between two diagnoses of one person. */
export interface Difference {
  /** The number by the parts that both measured. */
  readonly before: number | null;
  readonly after: number | null;
  /** Labels of the parts that only one of the two measured; they are left out of both numbers. */
  readonly measuredOnce: readonly string[];
  readonly parts: readonly PartDifference[];
  /** Reasons in Portuguese why the two numbers cannot be compared; empty if they can. */
  readonly incomparable: readonly string[];
  /** Earlier gaps that are strengths now. */
  readonly becameStrength: readonly string[];
  readonly closed: readonly string[];
  /** No longer among the listed gaps, which are as many as a result lists: perhaps only others came before them. */
  readonly leftList: readonly string[];
  readonly newStrengths: readonly string[];
  readonly newGaps: readonly string[];
  /** Among the listed gaps only now; the list before was full, so that they may have been gaps already. */
  readonly enteredList: readonly string[];
}

const listMeasured = ({ readiness }: DiagnosisResult): ReadonlySet<string> =>
  new Set(readiness.dimensions.flatMap(({ id, value }) => (value === null ? [] : [id])));

/** The number of a diagnosis by some of its parts; the stored one if those are all that it measured. */
function computeBy({ readiness }: DiagnosisResult, ids: ReadonlySet<string>): number | null {
  const dimensions = readiness.dimensions.filter(({ id }) => ids.has(id));
  return dimensions.some(({ value }) => value !== null) ? recompute({ ...readiness, dimensions }) : null;
}

/** What to do where two numbers cannot be compared. */
export const HOW_TO_COMPARE =
  'O próximo diagnóstico, com o mesmo objetivo e do mesmo tipo, já se compara com este.';

/** Why two numbers cannot be compared, in Portuguese; empty if they can. */
export function listReasons(before: DiagnosisResult, after: DiagnosisResult): string[] {
  return [
    ...(before.version === after.version
      ? []
      : [`a conta é de outra versão (${before.version} antes, ${after.version} agora)`]),
    ...(before.goal.title === after.goal.title
      ? []
      : [
          before.goal.title === ''
            ? 'era o modo exploração, sem objetivo'
            : `o objetivo era outro, “${before.goal.title}”`,
        ]),
    ...(before.variant === after.variant ? [] : ['um foi o diagnóstico rápido e o outro, o completo']),
  ];
}

const listTitles = (list: readonly { readonly title: string }[]) => new Set(list.map(({ title }) => title));

/** Compares a diagnosis with the one before it, part by part. */
export function compareResults(before: DiagnosisResult, after: DiagnosisResult): Difference {
  const then = new Map(before.readiness.dimensions.map(({ id, value }) => [id, value]));
  const [gapsBefore, gapsNow] = [listTitles(before.gaps), listTitles(after.gaps)];
  const [strengthsBefore, strengthsNow] = [listTitles(before.strengths), listTitles(after.strengths)];
  const became = [...gapsBefore].filter((title) => strengthsNow.has(title) && !gapsNow.has(title));
  const [measuredBefore, measuredNow] = [listMeasured(before), listMeasured(after)];
  const both = new Set([...measuredNow].filter((id) => measuredBefore.has(id)));
  const isMeasuredOnce = (id: string): boolean => measuredBefore.has(id) !== measuredNow.has(id);
  const sameGoal = before.goal.title === after.goal.title;
  // Of another goal the gaps are others, not closed ones.
  const gone = sameGoal
    ? [...gapsBefore].filter((title) => !gapsNow.has(title) && !became.includes(title))
    : [];
  const came = [...gapsNow].filter((title) => !gapsBefore.has(title));
  const [wasFull, isFull] = [gapsBefore.size >= MOST_GAPS, gapsNow.size >= MOST_GAPS];
  return {
    before: computeBy(before, both),
    after: computeBy(after, both),
    measuredOnce: after.readiness.dimensions.flatMap(({ id, label }) => (isMeasuredOnce(id) ? [label] : [])),
    parts: after.readiness.dimensions.map(({ id, label, value }) => ({
      id,
      label,
      before: then.get(id) ?? null,
      after: value,
    })),
    incomparable: listReasons(before, after),
    becameStrength: became,
    closed: isFull ? [] : gone,
    leftList: isFull ? gone : [],
    newStrengths: [...strengthsNow].filter((title) => !strengthsBefore.has(title) && !became.includes(title)),
    newGaps: wasFull && sameGoal ? [] : came,
    enteredList: wasFull && sameGoal ? came : [],
  };
}

/** “Prática” e “Alinhamento”: the parts that only one of the two measured; empty without one. */
export const nameMeasuredOnce = ({ measuredOnce }: Pick<Difference, 'measuredOnce'>): string =>
  formatList(measuredOnce.map((label) => `“${label}”`));

/** "+4,2", "−3,0" or "igual": how far a value has moved. */
export function describeDelta(before: number, after: number): string {
  const delta = Math.round((after - before) * 10) / 10;
  if (delta === 0) return 'igual';
  return `${delta > 0 ? '+' : '−'}${formatValue(Math.abs(delta))}`;
}
