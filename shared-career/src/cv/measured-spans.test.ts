import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findMeasuredSpans } from './cv-skills.ts';
import { readCv } from './cv.ts';

test.each([
  ['Reduzi a quebra de caixa de 1,8% para 0,6% em um ano', true],
  ['O tempo de espera caiu de 40 para 15 minutos', true],
  ['Elevei a taxa de entrega no prazo de 82% para 95%', true],
  ['Reduzi a quebra de caixa', false],
  ['Atendia de 30 a 40 clientes por dia', false],
  ['Reduzi minha jornada de 44 para 36 horas', false],
])('%s: shows performance indicators: %s', (item, shown) => {
  const job = { title: 'Operadora de caixa', company: 'Mercado', location: '', start: '2020-01', end: null };
  const cv = readCv({ ...createEmptyResume(), experiences: [{ ...job, current: true, items: [item] }] });
  expect(findMeasuredSpans(cv).map(({ skillId, evidence }) => [skillId, evidence.excerpt])).toEqual(
    shown ? [['indicadores', item]] : [],
  );
});
