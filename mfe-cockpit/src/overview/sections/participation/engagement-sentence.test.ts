import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { describeEngagement } from './engagement-sentence.ts';

const { engagement } = makeOverview();
const seriesOf = (...values: (number | null)[]) =>
  values.map((value, at) => ({ week: `2026-W4${at + 3}`, value }));

test('names the index, its former value, the part that holds it back and the unknown parts', () => {
  expect(describeEngagement(engagement)).toBe(
    'O índice está em 62 de 100: subiu 7 pontos desde a semana de 2 a 8 de novembro de 2026, a primeira do ' +
      'período com número. Das suas partes, a mais baixa é “Conclusão do plano”, com 40%. Em 2 das 4 semanas ' +
      'do período não há número.',
  );
});

test('names a fall and a standstill', () => {
  expect(describeEngagement({ ...engagement, value: 50, series: seriesOf(51, 50) })).toContain(
    'caiu 1 ponto desde a semana de 19 a 25 de outubro de 2026',
  );
  expect(describeEngagement({ ...engagement, value: 50.2, series: seriesOf(49.8, 50.2) })).toContain(
    'está em 50 de 100, como na semana de 19 a 25 de outubro de 2026',
  );
});

test('compares nothing with one week', () => {
  expect(describeEngagement({ ...engagement, series: seriesOf(null, 62.4) })).toMatch(
    /^O índice está em 62 de 100\. Das suas partes/u,
  );
});

test('names an index that cannot be calculated, and compares no known with unknown parts', () => {
  const sentence = describeEngagement({
    ...engagement,
    value: null,
    parts: engagement.parts.map((part) => ({ ...part, value: part.id === 'active' ? 0.5 : null })),
    series: seriesOf(null),
  });
  expect(sentence).toBe(
    'O índice ainda não aparece: há pessoas de menos em alguma das suas partes. Nenhuma semana do período tem número.',
  );
});
