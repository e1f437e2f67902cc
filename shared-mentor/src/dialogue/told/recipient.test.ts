import { expect, test } from 'vitest';
import { addRecipient } from '../edit/address.ts';
import { findRecipient } from './recipient.ts';

test.each([
  ['faz um e-mail pra recrutadora, ela chama carla', 'Carla'],
  ['o nome dele é Sandro', 'Sandro'],
  ['escreve a mensagem pra coordenadora Vera', 'Vera'],
  ['escreve pra Lúcia, a coordenadora', 'Lúcia'],
  ['escreve pro dono, seu Nelson', 'Nelson'],
  ['é pro meu gerente, sr. Paulo', 'Paulo'],
  ['ela chama carla mas eu chamo de dona', 'Carla'],
  ['minha chefe me chama de burra', null],
  ['escreve pra mim', null],
  ['trabalho com Excel', null],
])('“%s” is to %s', (text, name) => {
  expect(findRecipient(text)).toBe(name);
});

test.each([
  ['Olá, [nome]. Agradeço.', 'Olá, Rita. Agradeço.'],
  ['Oi, tudo bem? Queria falar.', 'Oi, Rita, tudo bem? Queria falar.'],
  ['Oi, Vera, tudo bem? Queria falar.', 'Oi, Rita, tudo bem? Queria falar.'],
  ['Podemos falar dez minutos?', 'Rita, podemos falar dez minutos?'],
  ['“Analista”, com experiência.', '“Analista”, com experiência.'],
])('addresses “%s” to somebody', (text, expected) => {
  expect(addRecipient(text, 'Rita')).toBe(expected);
});
