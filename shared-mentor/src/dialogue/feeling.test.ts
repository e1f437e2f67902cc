import { expect, test } from 'vitest';
import { findFeelingReply } from './feeling.ts';

test.each([
  ['passei na entrevista!!', /parabéns/u],
  ['não passei na entrevista', /um não frustra/u],
  ['e se eu passei do prazo', /^nothing$/u],
  ['me mandaram embora hoje', /notícia/u],
  ['eles podem me mandar embora?', /^nothing$/u],
  ['promoveram a novata e não eu', /um não frustra/u],
  ['tô com um ódio disso', /raiva/u],
  ['minha mãe faleceu em março', /perda/u],
  ['como peço um aumento?', /^nothing$/u],
])('“%s” is met with what the person feels', (text, expected) => {
  expect(findFeelingReply(text) ?? 'nothing').toMatch(expected);
});
