import { formatCount, type ResponseOf, companyImportEndpoint } from '@aura/shared-domain';

type Results = ResponseOf<typeof companyImportEndpoint>['results'];

const WORDS = [
  ['added', 'incluídas'],
  ['restored', 'de volta à lista'],
  ['updated', 'atualizadas'],
  ['unchanged', 'sem mudança'],
  ['refused', 'recusadas'],
] as const;

/** The audit log's text about lines that were checked and not imported. */
export const describeLines = (count: number): string => formatCount(count, 'linha', 'linhas');

/**
 * The audit log's text about an import: `Linhas 2 a 201 · incluídas: 198, recusadas: 2`; for only some lines of a
 * range, their number: `15 linhas, da 2 à 900 · incluídas: 15`.
 */
export function importDetail(results: Results): string {
  const lines = results.map(({ line }) => line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const counts = WORDS.flatMap(([outcome, word]) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return count > 0 ? `${word}: ${count}` : [];
  });
  return `${describeStretch(lines.length, first, last)} · ${counts.join(', ')}`;
}

function describeStretch(count: number, first: number, last: number): string {
  if (first === last) return `Linha ${first}`;
  const isWhole = last - first + 1 === count;
  return isWhole ? `Linhas ${first} a ${last}` : `${describeLines(count)}, da ${first} à ${last}`;
}
