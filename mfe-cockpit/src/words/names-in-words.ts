import { formatList } from '@aura/shared-career-ui';
import { counted } from './numbers.ts';

/** Names that are said; the rest are counted. */
export const MOST_NAMED = 3;

/** "Vendas, Obras, Jurídico e mais 9 departamentos": a few names, and how many departments more. */
export function namesInWords(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  if (rest <= 0) return formatList(names);
  return `${names.slice(0, MOST_NAMED).join(', ')} e mais ${counted(rest, 'departamento', 'departamentos')}`;
}
