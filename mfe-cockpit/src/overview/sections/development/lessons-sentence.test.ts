import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { makeBandCell, makeShareCell, suppressed, unmeasured } from '../../testing/cells.ts';
import { describeLessons } from './lessons-sentence.ts';

const lesson = (title: string, cell: ReturnType<typeof makeShareCell>) => ({
  lessonId: title,
  title,
  skills: [],
  cell,
});

test('says which lesson was completed most', () => {
  expect(describeLessons(makeOverview().lessons)).toBe(
    'A lição mais concluída é “Delegar sem sumir”: cerca de 15 de 60 pessoas (25%). Das 2 com número, 1 tem conclusões.',
  );
});

test('counts hidden and partly shown lessons', () => {
  const sentence = describeLessons([
    lesson('A', makeShareCell(10, 20)),
    lesson('B', suppressed),
    lesson('C', suppressed),
    lesson('D', makeBandCell('below_half', 10)),
  ]);
  expect(sentence).toContain('Em 2 o número não aparece: grupo pequeno demais.');
  expect(sentence).toContain('Em 1 o grupo é pequeno');
});

test('describes a rounded zero not as nobody', () => {
  expect(describeLessons([lesson('A', makeShareCell(0, 20))])).toContain(
    'contagens pequenas são arredondadas para zero',
  );
});

test('is empty without numbers', () => {
  expect(describeLessons([lesson('A', unmeasured)])).toContain('Ainda não há conclusões');
  expect(describeLessons([])).toContain('Ainda não há conclusões');
});
