import { formatValue } from '@aura/shared-career-ui';
import { choosePlural, type DiagnosisResult } from '@aura/shared-domain';

/** One part of the number, before and after; null if it could not be measured. */
interface PartDifference {
  readonly id: string;
  readonly label: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The differences between two diagnoses of one person. */
export interface Difference {
  readonly before: number | null;
  readonly after: number | null;
  readonly parts: readonly PartDifference[];
  /** Reasons in Portuguese why the two numbers cannot be compared; empty if they can. */
  readonly incomparable: readonly string[];
  /** Earlier gaps that are strengths now. */
  readonly becameStrength: readonly string[];
  readonly closed: readonly string[];
  readonly newStrengths: readonly string[];
  readonly newGaps: readonly string[];
}

const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

const indexMeasured = (result: DiagnosisResult) =>
  new Map(result.readiness.dimensions.map((part) => [part.id, part.value !== null]));

function listReasons(before: DiagnosisResult, after: DiagnosisResult): string[] {
  const then = indexMeasured(before);
  const differing = after.readiness.dimensions.filter(
    ({ id, value }) => (value !== null) !== (then.get(id) ?? false),
  );
  const named = differing.map(({ label }) => label).join(', ');
  return [
    ...(before.version === after.version
      ? []
      : [`a regra da conta mudou (${before.version} antes, ${after.version} agora)`]),
    ...(before.goal.title === after.goal.title
      ? []
      : [`o objetivo era “${before.goal.title || 'modo exploração'}”`]),
    ...(before.variant === after.variant ? [] : ['um foi o diagnóstico rápido e o outro, o completo']),
    ...(differing.length === 0
      ? []
      : [
          `a cobertura era de ${formatPercent(before.readiness.coverage)} e agora é de ${formatPercent(after.readiness.coverage)}: ${named} ` +
            `${choosePlural(differing.length, 'foi medida', 'foram medidas')} só em um dos dois`,
        ]),
  ];
}

const listTitles = (list: readonly { readonly title: string }[]) => new Set(list.map(({ title }) => title));

/** Compares a diagnosis with the one before it, part by part. */
export function compareResults(before: DiagnosisResult, after: DiagnosisResult): Difference {
  const then = new Map(before.readiness.dimensions.map(({ id, value }) => [id, value]));
  const [gapsBefore, gapsNow] = [listTitles(before.gaps), listTitles(after.gaps)];
  const [strengthsBefore, strengthsNow] = [listTitles(before.strengths), listTitles(after.strengths)];
  const became = [...gapsBefore].filter((title) => strengthsNow.has(title) && !gapsNow.has(title));
  const sameGoal = before.goal.title === after.goal.title;
  return {
    before: before.readiness.value,
    after: after.readiness.value,
    parts: after.readiness.dimensions.map(({ id, label, value }) => ({
      id,
      label,
      before: then.get(id) ?? null,
      after: value,
    })),
    incomparable: listReasons(before, after),
    becameStrength: became,
    // Of another goal the gaps are others, not closed ones.
    closed: sameGoal ? [...gapsBefore].filter((title) => !gapsNow.has(title) && !became.includes(title)) : [],
    newStrengths: [...strengthsNow].filter((title) => !strengthsBefore.has(title) && !became.includes(title)),
    newGaps: [...gapsNow].filter((title) => !gapsBefore.has(title)),
  };
}

/** "+4,2", "−3,0" or "igual": how far a value has moved. */
export function describeDelta(before: number, after: number): string {
  const delta = Math.round((after - before) * 10) / 10;
  if (delta === 0) return 'igual';
  return `${delta > 0 ? '+' : '−'}${formatValue(Math.abs(delta))}`;
}
