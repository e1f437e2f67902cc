import { expect, test } from 'vitest';
import { findBannedClaims } from './claims.ts';

test.each([
  'Com esse currículo, você vai conseguir a vaga.',
  'O aumento é garantido.',
  'Vai dar certo.',
  'Estou aqui para você.',
  'Pode contar sempre comigo.',
  'Por ser mulher, peça menos.',
  'Na sua idade é difícil.',
  'As mulheres costumam ser mais cuidadosas.',
])('no answer says “%s”', (text) => {
  expect(findBannedClaims(text)).not.toEqual([]);
});

test.each([
  'Garanta um horário na agenda.',
  'Conte com dois dias para a resposta.',
  'Separe o que está certo do que falta.',
  'A empresa não pode reduzir o salário.',
  'Corte “sempre” e “nunca”.',
])('an answer may say “%s”', (text) => {
  expect(findBannedClaims(text)).toEqual([]);
});
