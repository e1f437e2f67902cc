import { describe, expect, it } from 'vitest';
import { compileExpressions } from '../../safety/rules/rule.ts';
import { buildViews } from '../../safety/text/views.ts';
import { compileWays } from './compile-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

const LISTS: Readonly<Record<string, string>> = { 'shared/boss': '(?:chefe|gerente)' };
const finds = (pattern: string, message: string): boolean => {
  const expression = compileWays(parsePattern(pattern), (name) => LISTS[name] ?? '(?!)');
  return buildViews(message).some((view) => compileExpressions([expression], 'u').test(view));
};

describe('a pattern', () => {
  it.each([
    ['words with and without accents', 'não aguento', 'Nao  AGUENTO mais', 'não aguentou'],
    ['alternatives', '(vou | quero) sair', 'quero sair', 'sair'],
    ['what may be missing', 'meu [ex] chefe', 'meu ex chefe', 'meu novo chefe'],
    ['what may be missing before and after', '[meu] chefe [de novo]', 'chefe', 'gerente'],
    ['endings', 'burr{o,a}{,s}', 'burras', 'burrinho'],
    ['any letters', 'humilh*', 'humilhou', 'humor'],
    ['one letter or more', 'chef+', 'chefia', 'chef'],
    ['a word of any letters', 'meu *', 'meu trabalho', 'o meu'],
    ['numbers', 'tenho # anos', 'tenho 12 anos', 'tenho doze anos'],
    ['a blank or none', '1{0,1}_anos', 'tenho 11anos', 'tenho 11 mil anos'],
    [
      'up to so many words in between',
      'grita ...2 comigo',
      'grita muito mal comigo',
      'grita e berra e xinga comigo',
    ],
    ['at least so many', 'sou ...1-2 fraco', 'sou muito fraco', 'sou fraco'],
    ['words in between, but not some', 'sou ...2!(nunca) fraco', 'sou bem fraco', 'sou nunca fraco'],
    ['no word of another sentence', 'sou ...3 fraco', 'sou muito fraco', 'sou. fraco'],
    ['a list', 'meu @shared/boss', 'meu gerente', 'meu colega'],
    ['what must follow', 'morro before(de dor | .)', 'eu morro.', 'morro de rir'],
    ['what must not follow', 'morro notbefore(de r*)', 'morro de dor', 'morro de rir'],
    ['what must stand before', 'after(não) quero', 'não quero', 'já quero'],
    ['what must not stand before', 'notafter(não) quero', 'já quero', 'não quero'],
    ['what comes later', 'remédio later(posso)', 'remédio. será que posso', 'posso? remédio'],
    ['what never comes later', 'remédio notlater(curso)', 'remédio caro', 'remédio e um curso'],
  ])('finds %s', (_, pattern, found, missed) => {
    expect(finds(pattern, found)).toBe(true);
    expect(finds(pattern, missed)).toBe(false);
  });

  it('continues on the next line', () => {
    expect(finds('(vou\n  | quero) {sair,\n  fugir}', 'quero fugir')).toBe(true);
  });

  it.each([
    ['(vou | quero', 'falta ")"'],
    ['vou ) quero', '")" sobra'],
    ['vou | ', 'uma das alternativas está vazia'],
    ['burr{o,a', 'falta fechar a chave'],
    ['burr{o}', 'entre chaves há duas formas ou mais'],
    ['sou ...99 fraco', 'entre duas palavras cabem de 1 a 20'],
    ['sou \\w', 'não se entende a partir de "\\w"'],
    ['[meu] ...3', 'uma palavra que não pode faltar'],
  ])('says the fault of %s', (pattern, rule) => {
    expect(() => finds(pattern, 'x')).toThrow(rule);
  });
});
