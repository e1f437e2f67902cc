import { expect, test } from 'vitest';
import { anOverview } from '../../testing/an-overview.ts';
import { furtherGapsInWords, noAlertInWords } from './alerts-left-out.ts';

test('where there are numbers and no alert there is none', () => {
  for (const department of [null, 'vendas', 'outras'])
    expect(noAlertInWords(anOverview({ department }))).toBe('Nenhum alerta neste retrato.');
});

test('without numbers nobody is told that all is well', () => {
  for (const over of [{ department: 'juridico' }, { scope: 'none' as const }, { department: 'sumiu' }])
    expect(noAlertInWords(anOverview(over))).toBe('Ainda não há números em que procurar alertas.');
});

test('gaps that are not told are counted', () => {
  const words = (furtherGaps: number, department: string | null = null) =>
    furtherGapsInWords(anOverview({ furtherGaps, department }));
  expect(words(0)).toBe('');
  expect(words(1)).toBe('E mais 1 lacuna comum; veja as prioridades de cada departamento.');
  expect(words(7)).toBe('E mais 7 lacunas comuns; veja as prioridades de cada departamento.');
  expect(words(2, 'vendas')).toBe('E mais 2 lacunas comuns; veja as prioridades.');
});
