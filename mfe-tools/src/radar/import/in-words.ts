import type { Saving } from './use-saving.ts';

const several = (count: number, one: string, more: string): string =>
  count === 1 ? one : `${count} ${more}`;

/** "3 vagas lidas". */
export const adsInWords = (count: number): string =>
  count === 0 ? 'Nenhuma vaga lida' : several(count, '1 vaga lida', 'vagas lidas');

/** "2 vagas não foram lidas". */
export const refusedInWords = (count: number): string =>
  several(count, '1 vaga não foi lida', 'vagas não foram lidas');

/** What is in the tracker now, told apart from what was there before. */
export function savedInWords({ saved, kept }: Pick<Saving, 'saved' | 'kept'>): string {
  const added = saved.size - kept.size;
  const before = several(
    kept.size,
    '1 vaga já estava em Minhas vagas e ficou como estava.',
    'vagas já estavam em Minhas vagas e ficaram como estavam.',
  );
  return [added > 0 && several(added, '1 vaga guardada.', 'vagas guardadas.'), kept.size > 0 && before]
    .filter(Boolean)
    .join(' ');
}
