import { MAX_IMPORT_ROWS } from '@aura/shared-domain';
import { formatCount } from '../../words/numbers.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST = 5 * MEGABYTE;

const MEGABYTES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Why a file is not even opened; null where it is. */
export function refuseFile({ size }: { readonly size: number }): string | null {
  if (size === 0) return 'O arquivo está vazio.';
  if (size <= LARGEST) return null;
  const megabytes = MEGABYTES.format(Math.max(size / MEGABYTE, 5.1));
  return `O arquivo tem ${megabytes} MB, e o máximo é 5 MB. Uma lista de ${formatCount(MAX_IMPORT_ROWS)} pessoas cabe com folga: confira se é o arquivo certo.`;
}
