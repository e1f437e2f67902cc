import type { Finding } from '@aura/shared-domain';
import type { QualityFacts } from '../facts.ts';
import { type Entry, listEntries, computeMonth, computeThisMonth } from '../periods.ts';
import { GAP_MONTHS } from '../weights.ts';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly entry: Entry;
}

function computeSpan(entry: Entry, now: Date): Span[] {
  const { start, end, current } = entry;
  const last =
    current && end === null ? computeThisMonth(now) : end === null ? null : computeMonth(end, 'last');
  if (start === null || last === null) return [];
  const from = computeMonth(start, 'first');
  return last < from ? [] : [{ from, to: last, entry }];
}

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const formatMonth = (month: number): string => `${MONTHS[month % 12]}/${Math.floor(month / 12)}`;

/** Breaks of more than a year between dated occupations, studies included. They cost nothing. */
export function findTimelineGaps(facts: QualityFacts): Finding[] {
  const spans = listEntries(facts)
    .flatMap((entry) => computeSpan(entry, facts.now))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const gaps: Finding[] = [];
  let latest: Span | null = null;
  for (const span of spans) {
    if (latest !== null && span.from - latest.to - 1 > GAP_MONTHS) {
      const around = [latest.entry.period, span.entry.period].flatMap((line) =>
        line ? [line.evidence] : [],
      );
      gaps.push({
        id: `timeline-gap-${latest.to + 1}`,
        kind: 'timeline',
        message: `Entre ${formatMonth(latest.to)} e ${formatMonth(span.from)} não há nada datado. Isso não desconta nada.`,
        action:
          'Se quiser, diga em uma linha o que fez nesse tempo (estudo, cuidado da família, viagem, trabalho por conta); explicar é escolha sua.',
        evidence: around,
      });
    }
    if (latest === null || span.to > latest.to) latest = span;
  }
  return gaps;
}
