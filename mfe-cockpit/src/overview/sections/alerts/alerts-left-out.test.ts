import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { describeFurtherGaps, describeNoAlert } from './alerts-left-out.ts';

test('numbers without an alert leave none out', () => {
  for (const department of [null, 'vendas', 'outras'])
    expect(describeNoAlert(makeOverview({ department }))).toBe('Nenhum alerta nesta semana.');
});

test('without numbers nobody is told that all is well', () => {
  for (const over of [{ department: 'juridico' }, { scope: 'none' as const }, { department: 'sumiu' }])
    expect(describeNoAlert(makeOverview(over))).toBe('Ainda não há números em que procurar alertas.');
});

test('gaps that are not told are counted', () => {
  const words = (furtherGaps: number, department: string | null = null) =>
    describeFurtherGaps(makeOverview({ furtherGaps, department }));
  expect(words(0)).toBe('');
  expect(words(1)).toBe('E mais 1 lacuna comum; veja as prioridades de cada departamento.');
  expect(words(7)).toBe('E mais 7 lacunas comuns; veja as prioridades de cada departamento.');
  expect(words(2, 'vendas')).toBe('E mais 2 lacunas comuns; veja as prioridades.');
});
