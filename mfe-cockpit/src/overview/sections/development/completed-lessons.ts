import type { ShareReading } from '../../../charts/reading.ts';

/** Lessons with known completions, or a known half: those that can be drawn. */
export const selectCompletedLessons = <L extends { readonly reading: ShareReading }>(
  lessons: readonly L[],
): readonly L[] =>
  lessons.filter(({ reading }) => reading.kind === 'band' || (reading.kind === 'share' && reading.count > 0));

/** The lessons that a chart shows, in words, and where to see the others; empty if it shows all. */
export function describeDrawn(
  { drawn, completed, all }: Readonly<Record<'drawn' | 'completed' | 'all', number>>,
  onPaper: boolean,
): string {
  if (drawn === all || drawn === 0) return '';
  const which = drawn < completed ? `as ${drawn} mais concluídas` : 'só as que têm conclusões';
  return onPaper ? `A tabela mostra ${which}.` : `O gráfico mostra ${which}; a tabela, todas.`;
}
