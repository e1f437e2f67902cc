import { formatShare, LEAST_COVERAGE, type CompanyOverview } from '@aura/shared-domain';
import { HALVES, HIDDEN_REASON, UNMEASURED } from '../../../charts/cell-words.ts';
import { readShare } from '../../../charts/reading.ts';
import { counted } from '../../../words/numbers.ts';

type Headline = CompanyOverview['headlines'][number];

/** A headline in words. */
export interface HeadlineWords {
  readonly label: string;
  /** The number, or the text that replaces it. */
  readonly value: string;
  /** The base of the share, and the interval of the true value. */
  readonly about: string;
  /** The change since the week before. */
  readonly change: string;
}

const LABELS: Readonly<Record<Headline['id'], readonly [label: string, about: string]>> = {
  adoption: ['Adesão', 'participam dos números'],
  activity: ['Atividade', 'aprenderam algo em 30 dias'],
  coverage: ['Cobertura', 'têm um diagnóstico'],
};

/** The text of a share on the first screen; an interval is only the uncertainty from rounding. */
export function describeHeadline({ id, now, before }: Headline): HeadlineWords {
  const [label, about] = LABELS[id];
  const reading = readShare(now);
  if (reading.kind !== 'share') {
    const value = reading.kind === 'band' ? HALVES[reading.half] : '—';
    const why = { band: 'grupo pequeno', hidden: HIDDEN_REASON, unmeasured: UNMEASURED }[reading.kind];
    return { label, value, about: `${about}: ${why}`, change: '' };
  }
  const between = reading.interval
    ? `, entre ${formatShare(reading.interval.low)} e ${formatShare(reading.interval.high)} pelo arredondamento`
    : '';
  return {
    label,
    value: formatShare(reading.share),
    about: `${about}${between}`,
    change: changeInWords({ now, before }),
  };
}

/** It is a rise or a fall only if the two ranges do not overlap: an overlap may come from rounding. */
function changeInWords({ now, before }: Pick<Headline, 'now' | 'before'>): string {
  const [after, earlier] = [readShare(now), readShare(before)];
  if (after.kind !== 'share' || earlier.kind !== 'share') return 'Sem semana anterior para comparar';
  const points = Math.round((after.share - earlier.share) * 100);
  if (points === 0) return 'Igual à semana anterior';
  const by = `${points > 0 ? '+' : '−'}${counted(Math.abs(points), 'ponto percentual', 'pontos percentuais')} na semana`;
  const [a, b] = [after.interval, earlier.interval];
  const isSure = a !== null && b !== null && (a.low > b.high || a.high < b.low);
  return isSure ? by : `${by}, dentro do arredondamento`;
}

/** Whether fewer than half take part: then the other headlines speak of too few to speak of all. */
export function isOfFew(headlines: CompanyOverview['headlines']): boolean {
  const adoption = headlines.find(({ id }) => id === 'adoption');
  const reading = adoption && readShare(adoption.now);
  return reading?.kind === 'share'
    ? reading.share < LEAST_COVERAGE
    : reading?.kind === 'band' && reading.half === 'below';
}
