import { formatList, formatShare } from '@aura/shared-career-ui';
import type { CompanyOverview } from '@aura/shared-domain';
import { counted, formatCount } from '../../../words/numbers.ts';

/** Which gaps weigh most, in words. */
export function prioritiesSentence(priorities: CompanyOverview['priorities']): string {
  const [first, ...rest] = priorities;
  if (!first) return 'Nenhuma lacuna aparece em gente suficiente para ser mostrada.';
  const next = rest.slice(0, 2).map(({ label, load }) => `${label} (carga ${formatCount(load)})`);
  const heaviest = `A lacuna que mais pesa é ${first.label}: cerca de ${counted(first.n, 'pessoa', 'pessoas')}, com lacuna média de ${formatShare(first.missing)}, carga ${formatCount(first.load)}.`;
  if (next.length === 0) return heaviest;
  return `${heaviest} ${next.length === 1 ? 'Depois vem' : 'Depois vêm'} ${formatList(next)}.`;
}
