import { describe, expect, it, test } from 'vitest';
import { CARDS, DRAFTS } from '../generated/cards.ts';
import { PLAYS } from '../library/index.ts';
import { MentorIntentSchema } from '@aura/shared-domain';
import { chooseCardByWays, chooseCards, draftFor } from './choose-card.ts';
import { splitWords } from './match.ts';

/** A message of the beginnings of words that one way of asking has. */
const messageOf = (way: string): string =>
  way
    .split(' ')
    .filter((word) => !word.startsWith('!'))
    .map((word) => (word.split('|')[0] ?? '').replace('.', ''))
    .join(' ');

describe('cards', () => {
  it('are each found by every question that they list', () => {
    const lost = CARDS.flatMap(({ id, topic, asked }) =>
      asked.flatMap((way) =>
        chooseCardByWays(splitWords(messageOf(way)), [])?.topic === topic ? [] : [`${id}: ${way}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('lead to existing topics, plays and intents', () => {
    const names = new Set<string>([
      'law',
      ...CARDS.flatMap(({ id, topic }) => [id, topic]),
      ...PLAYS.map(({ id }) => id),
      ...MentorIntentSchema.options,
    ]);
    const unknown = [...CARDS, ...DRAFTS].flatMap(({ id, after }) =>
      after.flatMap((name) => (names.has(name) ? [] : [`${id}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('of law name the article', () => {
    const silent = CARDS.filter(
      ({ isLaw, say, passages }) =>
        isLaw && passages.length === 0 && !/artigo|Lei|súmula|CLT/u.test(JSON.stringify(say)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

test('every text that the mentor writes is found by the requests that it lists', () => {
  const lost = DRAFTS.flatMap(({ id, asked }) =>
    asked.flatMap((way) =>
      draftFor(splitWords(messageOf(way)), {
        topic: null,
        last: '',
        wanted: '',
        story: '',
        wholeStory: '',
        hasNeed: false,
        namesEmployer: false,
        wish: '',
        isToBoss: false,
        isMessage: false,
      })
        ? []
        : [`${id}: ${way}`],
    ),
  );
  expect(lost).toEqual([]);
});

test('a message that no listed way of asking finds gets the card of the messages that it is like', () => {
  const words = splitWords('quando começa a licença da mãe, antes ou depois do parto?');
  expect(chooseCardByWays(words, [])).toBeNull();
  expect(chooseCards(words, [])?.card.id).toBe('card.family-leave.long');
});

test('words of many cards in a long first story choose none of them', () => {
  const stories = [
    'Cuido da escala de 6 motoristas há 2 anos e dirijo carreta há 16. Quero ser coordenador de transporte. Como falo disso com meu chefe?',
    'Sou técnica de enfermagem e me formo em dezembro. Vai abrir uma vaga de supervisora noturna. Como consigo essa vaga?',
  ];
  for (const story of stories) expect(chooseCards(splitWords(story), [])).toBeNull();
});

test('a facet is one of its own topic: “tenho direito” asks for no other rule of law', () => {
  const leave = { id: 'family-leave', intent: 'conflict', isLaw: true } as const;
  expect(chooseCardByWays(splitWords('tenho direito de sair pra amamentar?'), [leave])?.id).toBe(
    'card.family-leave.breastfeeding',
  );
});

test('a letter that greets nobody is a message, too', () => {
  const draft = draftFor(splitWords('escreve a carta de demissão simples'), {
    topic: null,
    last: '',
    wanted: '',
    story: '',
    wholeStory: '',
    hasNeed: false,
    namesEmployer: false,
    wish: '',
    isToBoss: false,
    isMessage: true,
  });
  expect(draft?.id).toBe('draft.resign');
});
