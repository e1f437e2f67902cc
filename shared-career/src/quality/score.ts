import {
  type Deduction,
  type Dimension,
  type Finding,
  makeScore,
  type ReadingConditions,
  recompute,
  type ResumeStructure,
  type Score,
} from '@aura/shared-domain';
import { opensWithAction } from '../wording/actions.ts';
import { hasMetric } from '../wording/metric.ts';
import { formatPlainDecimal } from '../wording/quote.ts';
import { computeClichePenalty, selectClicheLines, judgeLength, measureAction } from './action.ts';
import { measureCoherence } from './coherence.ts';
import { measureCompleteness } from './completeness/completeness.ts';
import { gatherFacts, type QualityFacts } from './facts.ts';
import { collectFindings } from './findings/findings.ts';
import { measureFocus } from './focus.ts';
import { computeImpactValue, measureImpact } from './impact.ts';
import { computeReadingMultiplier } from './multiplier.ts';
import { ACTION, FEW_ITEMS_CEILING, FEWEST_ITEMS, QUALITY_VERSION } from './weights.ts';

export interface QualityOptions {
  /** What the reader noticed about the file. */
  readonly reading: ReadingConditions;
  /** Role that the person is after; empty for none. */
  readonly goal: string;
  /** Periods are compared with this day. */
  readonly now: Date;
}

/** The quality of a CV, what it lost and where, and what else is worth knowing. */
export interface ResumeQuality {
  readonly score: Score;
  readonly deductions: readonly Deduction[];
  readonly findings: readonly Finding[];
}

/**
 * Assumed values of impact and language for the ceiling of a CV with too few items to grade. People with jobs are
 * measured by the existing items, as if the missing ones said nothing: removing bad items must not pay. Beginners get
 * one complete item in three.
 */
function computeAssumed(facts: QualityFacts): Readonly<Record<string, number>> {
  const { passive, empty } = selectClicheLines(facts);
  const penalty = computeClichePenalty(passive.length + empty.length);
  const started = facts.resume.experiences.length > 0;
  const count = (is: (text: string) => boolean): number =>
    started ? facts.items.filter(({ text }) => is(text)).length : 1;
  const words =
    ACTION.verb * count(opensWithAction) + ACTION.length * count((text) => judgeLength(text) === 'good');
  return {
    impact: computeImpactValue(count(hasMetric), FEWEST_ITEMS),
    action: Math.max(0, words / FEWEST_ITEMS - penalty),
  };
}

/** With too few items to grade their wording, a CV lacks its heaviest parts: a ceiling replaces them. */
function computeCeilings(
  facts: QualityFacts,
  dimensions: Dimension[],
  multiplier: NonNullable<Score['multiplier']>,
): Score['ceilings'] {
  if (facts.items.length >= FEWEST_ITEMS) return [];
  const assumedValues = computeAssumed(facts);
  const assumed = dimensions.map((one) => ({ ...one, value: assumedValues[one.id] ?? one.value }));
  const ceiling = Math.min(
    FEW_ITEMS_CEILING,
    recompute({ dimensions: assumed, multiplier, ceilings: [] }) ?? FEW_ITEMS_CEILING,
  );
  if ((recompute({ dimensions, multiplier, ceilings: [] }) ?? 0) <= ceiling) return [];
  return [
    {
      id: 'few-items',
      ceiling,
      reason:
        `Há menos de ${FEWEST_ITEMS} itens sobre o que foi feito em experiências, projetos ou voluntariado; sem ` +
        `eles a nota não passa de ${formatPlainDecimal(ceiling)}.`,
    },
  ];
}

/**
 * The quality score `cv-1.0` of a CV: evidence of impact, language of action, completeness, coherence and focus, times
 * how well the file was read. The same CV, conditions and day give the same bytes. The deductions of every graded
 * dimension add up to 100 minus its value.
 *
 * Evidence never lowers the value: if the file was read without loss, removing a line without deductions and clichés,
 * or a number, an action, a date or a complete section without deductions, never raises it. Removing something with a
 * deduction may raise it, since impact and language are shares of the items. Without any job, a CV counts as a
 * beginner's, which is measured without jobs and capped below 59.
 */
export function scoreQuality(resume: ResumeStructure, { reading, goal, now }: QualityOptions): ResumeQuality {
  const facts = gatherFacts(resume, now);
  const measured = [
    measureImpact(facts),
    measureAction(facts),
    measureCompleteness(facts),
    measureCoherence(facts),
    measureFocus(facts, goal),
  ];
  const dimensions = measured.map(({ dimension }) => dimension);
  const multiplier = computeReadingMultiplier(facts, reading);
  return {
    score: makeScore(QUALITY_VERSION, {
      dimensions,
      multiplier,
      ceilings: computeCeilings(facts, dimensions, multiplier),
    }),
    deductions: measured.flatMap(({ deductions }) => deductions),
    findings: collectFindings(facts, reading),
  };
}
