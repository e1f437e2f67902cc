import type { CompanyOverview } from '@aura/shared-domain';
import { counted } from '../../words/numbers.ts';
import { describeNames } from '../../words/names-in-words.ts';
import { selectCountedUnits, countPeople } from './counted-units.ts';
import { groupInWords } from './view-words.ts';

/** The people behind the numbers, and those left out: "Vendas: 40 pessoas em grupos." */
export function describePeopleOnScreen(overview: CompanyOverview): string {
  const people = `${groupInWords(overview)}: ${counted(countPeople(overview), 'pessoa', 'pessoas')} em grupos.`;
  const { leftOut } = selectCountedUnits(overview);
  if (overview.department !== null || leftOut.length === 0) return people;
  const names = leftOut.map(({ name, n }) => `${name} (${counted(n, 'pessoa', 'pessoas')})`);
  return `${people} Fora destes números, por ter menos de ${counted(overview.company.minimumCell, 'pessoa', 'pessoas')}: ${describeNames(names)}.`;
}
