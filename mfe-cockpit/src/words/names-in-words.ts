import { formatList } from '@aura/shared-domain';
import { counted } from './numbers.ts';

/** Maximum number of names; the rest are counted. */
export const MOST_NAMED = 3;

/** The noun for the named things, singular and plural. */
type Kind = readonly [one: string, many: string];

/** "Vendas, Obras, Jurídico e mais 9 departamentos": a few names, and how many more of their kind. */
export function describeNames(
  names: readonly string[],
  [one, many]: Kind = ['departamento', 'departamentos'],
): string {
  const rest = names.length - MOST_NAMED;
  if (rest <= 0) return formatList(names);
  return `${names.slice(0, MOST_NAMED).join(', ')} e mais ${counted(rest, one, many)}`;
}
