import { formatNumber } from '@aura/shared-domain';
import type { Descriptor } from '@aura/shared-federation';
import { chooseBudgets, type ReleaseSizes } from '@aura/shared-federation/releases';

/** The sizes of a release and their limits, as lines for the terminal. */
export function renderSizeTable(
  { entry, pages, extensions }: ReleaseSizes,
  release: Pick<Descriptor, 'foreign'>,
): string {
  const budgets = chooseBudgets(release);
  const rows = [
    ['entrada', entry, budgets.entry] as const,
    ...pages.map(({ path, bytes }) => [path, bytes, budgets.firstPage] as const),
    ...extensions.map(({ claim, bytes }) => [claim, bytes, budgets.extension] as const),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows
    .map(
      ([label, bytes, limit]) =>
        `  ${label.padEnd(width)}  ${formatBytes(bytes)} de ${formatBytes(limit).trim()} bytes`,
    )
    .join('\n');
}

const formatBytes = (bytes: number): string => formatNumber(bytes).padStart(6);
