import { expect, test } from 'vitest';
import { readAnswer } from '../reading/read-answer.ts';
import { gradeResult } from './result.ts';

test.each([
  ['A perda de hortifruti era 14% e caiu para 6% em um ano.', /14% e caiu para 6%/u],
  ['No fim, a fila, que era de 40 minutos, ficou em 15 minutos.', /40 minutos, ficou em 15/u],
])('a change is named with both of its figures: %s', (result, whole) => {
  const told = `Trabalhei como encarregada em um mercado. Organizei a conferência diária dos produtos com a equipe. ${result}`;
  const reading = readAnswer(told, { shape: 'story', language: 'pt' });
  const { strengths } = gradeResult(reading, { id: 'q', shape: 'story' });
  expect(strengths[0]?.text).toMatch(whole);
});
