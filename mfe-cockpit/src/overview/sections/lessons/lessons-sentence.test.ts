import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { half, some, suppressed, unmeasured } from '../../testing/cells.ts';
import { lessonsSentence } from './lessons-sentence.ts';

const lesson = (title: string, cell: ReturnType<typeof some>) => ({
  lessonId: title,
  title,
  skills: [],
  cell,
});

test('says which lesson was completed most', () => {
  expect(lessonsSentence(makeOverview().lessons)).toBe(
    'O micro-learning mais concluído é “Delegar sem sumir”: cerca de 15 de 60 pessoas (25%). Dos 2 com número, 1 tem conclusões.',
  );
});

test('what is hidden or only half said is counted', () => {
  const sentence = lessonsSentence([
    lesson('A', some(10, 20)),
    lesson('B', suppressed),
    lesson('C', suppressed),
    lesson('D', half('below_half', 10)),
  ]);
  expect(sentence).toContain('Em 2 o número não aparece: grupo pequeno demais.');
  expect(sentence).toContain('Em 1 o grupo é pequeno');
});

test('a rounded zero is not told as nobody', () => {
  expect(lessonsSentence([lesson('A', some(0, 20))])).toContain(
    'contagens pequenas são arredondadas para zero',
  );
});

test('without numbers there is nothing to tell', () => {
  expect(lessonsSentence([lesson('A', unmeasured)])).toContain('Ainda não há conclusões');
  expect(lessonsSentence([])).toContain('Ainda não há conclusões');
});
