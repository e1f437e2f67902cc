import type { PulseUnit, ShareCell } from '@aura/shared-domain';
import { shareInWords } from '../charts/cell-words.ts';
import { readShare } from '../charts/reading.ts';
import { formatWhole } from '../words/numbers.ts';

/** How many answered, of those in closed groups. */
export function describeAnswered(cell: ShareCell): string {
  const reading = readShare(cell);
  return reading.kind === 'share' || reading.kind === 'band'
    ? `Responderam cerca de ${shareInWords(reading)} pessoas em grupos fechados.`
    : 'Não há pessoas suficientes neste grupo para mostrar números.';
}

/** "eNPS: 22 (entre 5 e 41), com cerca de 30 respostas." */
export function describeEnps({ state, n, score, low, high }: PulseUnit['enps']): string {
  if (state !== 'ok' || n === null || score === null || low === null || high === null)
    return 'eNPS: sem número, por ter menos de dez respostas.';
  const range = low === high ? '' : ` (entre ${low} e ${high}, pelo arredondamento)`;
  return `eNPS: ${score}${range}, de −100 a 100, com cerca de ${formatWhole(n)} respostas.`;
}
