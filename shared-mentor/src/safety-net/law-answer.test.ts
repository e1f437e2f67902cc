import { expect, it } from 'vitest';
import { findReply } from '../safety/index.ts';
import { findSafetyReply } from './safety-reply.ts';

it.each([
  ['quantos dias de aviso prévio eu tenho com 3 anos de empresa?', 'Lei 12.506, de 2011, artigo 1º'],
  ['vale a pena fazer acordo pra sacar o fgts?', 'CLT, artigo 484-A'],
  ['se eu pedir demissao perco o fgts?', 'Lei 8.036, de 1990, artigo 20'],
  ['fui demitida com 3 anos de casa, quais são os meus direitos?', 'CLT, artigo 477, § 6º'],
  ['faço hora extra todo dia sem receber, isso é permitido pela lei?', 'Constituição, artigo 7º, inciso XVI'],
  ['estou grávida, posso ser demitida?', 'artigo 10, inciso II, alínea b'],
  ['sou estagiario e faço 9 horas por dia, isso é permitido pela lei do estagio?', 'Lei 11.788'],
])('answers “%s” with the law before it names a contact', (text, article) => {
  const reply = findSafetyReply(text);
  const paragraphs = reply?.paragraphs ?? [];
  const fixed = findReply(reply?.category ?? 'legal').paragraphs;
  const laws = paragraphs.slice(0, -fixed.length);
  expect(laws.join(' ')).toContain(article);
  expect(paragraphs.slice(laws.length)).toEqual(fixed);
});

it('cites no law if nobody asks for one', () => {
  expect(findSafetyReply('preciso de um advogado trabalhista')).toEqual(findReply('legal'));
});

it('gives danger its own reply, with any law in the message', () => {
  expect(
    findSafetyReply('quero me matar, nem a rescisão e os meus direitos de demitida importam mais'),
  ).toEqual(findReply('selfHarm'));
});
