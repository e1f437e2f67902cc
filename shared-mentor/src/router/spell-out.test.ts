import { expect, test } from 'vitest';
import { spellOut } from './spell-out.ts';

test.each([
  ['n sei qto é msm, vc sabe?', 'não sei quanto é mesmo, você sabe?'],
  ['Oq eu faço hj', 'O que eu faço hoje'],
  ['poe q tenho consulta dia 12', 'poe que tenho consulta dia 12'],
  ['me chamaram p um teste', 'me chamaram para um teste'],
])('“%s” is “%s”', (message, expected) => {
  expect(spellOut(message)).toBe(expected);
});

test.each(['trabalho na P&D do Grupo N', 'e-mail ana.q@exemplo.com.br', 'nota n/a', 'vaga de técnico em TI'])(
  '“%s” has nothing that is written in a hurry',
  (message) => {
    expect(spellOut(message)).toBe(message);
  },
);
