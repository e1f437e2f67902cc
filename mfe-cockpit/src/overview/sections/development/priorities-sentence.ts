import {
  formatList,
  formatShare,
  choosePlural,
  LEAST_COVERAGE,
  type CompanyOverview,
} from '@aura/shared-domain';
import { counted, formatWhole } from '../../../words/numbers.ts';

/** Which gaps weigh most, in words. */
export function describePriorities(priorities: CompanyOverview['priorities']): string {
  if (priorities.length === 0) return 'Nenhuma lacuna aparece em gente suficiente para ser mostrada.';
  const [first, ...rest] = priorities.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  if (!first) return 'Nenhuma destas lacunas foi avaliada em metade das pessoas: veja a lista com cautela.';
  const next = rest.slice(0, 2).map(({ label, load }) => `${label} (peso ${formatWhole(load)})`);
  const heaviest =
    `A lacuna que mais pesa é ${first.label}: cerca de ${counted(first.n, 'pessoa', 'pessoas')}, com lacuna ` +
    `média de ${formatShare(first.missing)}, peso ${formatWhole(first.load)}.`;
  if (next.length === 0) return heaviest;
  return `${heaviest} ${choosePlural(next.length, 'Depois vem', 'Depois vêm')} ${formatList(next)}.`;
}
