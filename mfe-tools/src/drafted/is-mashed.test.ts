import { expect, test } from 'vitest';
import { describeLineProblem, isMashed } from './is-mashed.ts';

const EXAMPLE = 'Atendi 40 clientes por dia';

test.each([
  'asdf',
  'ASDFGH jkl',
  'aaaaaa',
  'qwe',
  'kkkkk',
  'blablabla',
  'xcvbnm',
  'hghgh ghjk',
  'sdfsdf sdfg',
  '123',
  '...',
])('“%s” is no line', (text) => expect(describeLineProblem(text, EXAMPLE)).toContain(EXAMPLE));

test.each([
  'Atendi 40 clientes por dia',
  'Excel avançado',
  'SQL',
  'CNH B',
  'crc ativo',
  'NFS-e',
  'Caixa',
  'HTML, CSS',
  'Reduzi em 30% o asdf',
  'Transcrições',
  'É',
  'UTI',
  'Vendi R$ 20 mil',
])('“%s” can be a line', (text) => expect(describeLineProblem(text, EXAMPLE)).toBeNull());

test('a number alone is an answer', () => {
  expect([isMashed('40'), isMashed('30%'), isMashed('asdf')]).toEqual([false, false, true]);
});
