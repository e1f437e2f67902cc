import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

const PLAY = `order: 1
examples: [quero um aumento, como peço aumento, ganho pouco, mereço mais]
situation: [Pedir aumento pede preparo.]
options:
  - what: Juntar três resultados.
    when: Serve quando há resultados.
  - what: Perguntar a faixa.
    when: Ajuda quando ela não é pública.
nextStep:
  title: Escrever os três resultados
  description: Escreva uma frase para cada um.
  doneWhen: As três frases existem.
  path: null
question: Quando foi o último aumento?
passages: []
`;
const faultsOf = (text: string): readonly string[] =>
  compileTexts(config, { plays: [{ file: 'content/plays/salary/raise.yaml', text }] }).faults.map(
    describeFault,
  );

it('takes a play that keeps the rules', () => {
  expect(faultsOf(PLAY)).toEqual([]);
});

it.each([
  [
    'a fact that there is not',
    'Pedir aumento pede preparo.',
    "'Você quer {gaol}.'",
    3,
    'não há fato chamado {gaol}',
  ],
  [
    'a promise',
    'Juntar três resultados.',
    'Juntar resultados, que vai dar certo.',
    5,
    'o mentor nunca diz isso',
  ],
  ['two questions', 'Quando foi o último aumento?', 'Quando? Quanto?', 14, 'é uma pergunta só'],
  ['a passage that there is not', 'passages: []', 'passages: [law.nothing]', 15, 'não há trecho chamado'],
  ['an example twice', 'ganho pouco', 'Quero um aumento', 2, 'a mesma mensagem já está em'],
])('names file, line and rule of %s', (_, right, wrong, line, rule) => {
  const faults = faultsOf(PLAY.replace(right, wrong));
  expect(faults).toContainEqual(expect.stringContaining(`content/plays/salary/raise.yaml:${line}: `));
  expect(faults).toContainEqual(expect.stringContaining(rule));
});

const RULE = `order: 1
category: money
severity: guide
finds: Apostas.
reason: Pedem outra ajuda.
source: Um incidente.
rules:
  - id: bets
    pattern: perdi ...2 @money/bets
    matches: [perdi tudo no tigrinho]
    misses: [perdi a entrevista]
exceptions:
  - id: bet-that
    pattern: aposto que
    matches: [aposto que passo]
    misses: [perdi tudo no tigrinho]
`;
const REPLY = `level: guide
title: Dinheiro
paragraphs: [Texto.]
contacts: []
`;
const ruleFaults = (text: string): readonly string[] =>
  compileTexts(config, {
    replies: [{ file: 'content/replies/money.yaml', text: REPLY }],
    safetyRules: [{ file: 'content/safety/rules/money/named.yaml', text }],
    safetyLists: [
      { file: 'content/safety/lists/money.yaml', text: 'bets:\n  words: no tigrinho | na roleta\n' },
    ],
  }).faults.map(describeFault);

it('takes a rule whose examples match as they say', () => {
  expect(ruleFaults(RULE)).toEqual([]);
});

it.each([
  [
    'an example that is not found',
    'perdi tudo no tigrinho]',
    'perdi no jogo]',
    10,
    'não encontra este exemplo',
  ],
  ['one that must not be found', '[perdi a entrevista]', '[perdi na roleta]', 11, 'e não devia'],
  ['a list that there is not', '@money/bets', '@money/none', 9, 'não há lista "@money/none"'],
  ['a pattern that cannot be read', 'perdi ...2', 'perdi (', 9, 'falta ")"'],
  ['another severity', 'severity: guide', 'severity: stop', 3, 'a resposta da categoria diz "guide"'],
  ['an id twice', 'bet-that', 'bets', 13, '"bets" já existe'],
])('names file, line and rule of %s', (_, right, wrong, line, fault) => {
  const faults = ruleFaults(RULE.replace(right, wrong));
  expect(faults).toContainEqual(expect.stringContaining(`content/safety/rules/money/named.yaml:${line}: `));
  expect(faults).toContainEqual(expect.stringContaining(fault));
});

const CARD_FILE = `intent: salary
names: [ferias]
cards:
  - id: sell
    facets: [rule]
    say: [Dá para vender um terço.]
    question: Quer vender?
  - id: days
    facets: [rule]
    say: [São 30 dias.]
    question: Quando tira?
`;

it('reports messages of a card that does not exist, and those that two cards claim', () => {
  const text = `sell:
  first: [posso vender as férias?]
days:
  first: [Posso vender as férias?]
lost:
  later: [e quanto é?]
`;
  const faults = compileTexts(config, {
    cards: [{ file: 'content/cards/holidays.yaml', text: CARD_FILE }],
    facets: [{ file: 'content/facets.yaml', text: 'rule: [pode]' }],
    utterances: [{ file: 'content/utterances/holidays.yaml', text }],
    moreUtterances: [
      { file: 'content/more-utterances/holidays.yaml', text: 'sell:\n  first: [posso vender as ferias?]\n' },
    ],
  }).faults.map(describeFault);
  expect(faults).toEqual([
    expect.stringContaining('content/utterances/holidays.yaml:4: a mesma mensagem já está em sell'),
    expect.stringContaining('não há cartão chamado "lost"'),
    expect.stringContaining('more-utterances/holidays.yaml:2: a mesma mensagem já está em'),
  ]);
});
