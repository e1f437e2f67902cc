import { formatNumber, MAX_IMPORT_ROWS } from '@aura/shared-domain';
import { formatWhole } from '../../words/numbers.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST = 5 * MEGABYTE;

/** Why a file is not even opened; null where it is. */
export function refuseFile({ size }: { readonly size: number }): string | null {
  if (size === 0) return 'O arquivo está vazio.';
  if (size <= LARGEST) return null;
  const megabytes = formatNumber(Math.max(size / MEGABYTE, 5.1), 1);
  return (
    `O arquivo tem ${megabytes} MB, e o máximo é 5 MB. Uma lista de ${formatWhole(MAX_IMPORT_ROWS)} pessoas ` +
    'cabe com folga: confira se é o arquivo certo.'
  );
}
