/**
 * `npm run fit:mentor`: learns from the known messages what they ask for, and how much each evidence counts when the mentor
 * chooses a card; writes both down. For the weights, messages that were set aside are read by what was learnt from the others: they
 * are as new to it as people's will be. Useful turns of the development threads are read as well, as the mentor answers them now.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { readCases } from './everyday/everyday.ts';
import { runThread } from './everyday/run-thread.ts';
import { ThreadSchema } from './everyday/thread.ts';
import { findTopic, splitWords } from '@aura/shared-mentor';
import {
  collectEvidence,
  type Evidence,
  KNOWN_UTTERANCES,
  NONE,
  readCardModel,
  type Topic,
  type Weights,
} from '@aura/shared-mentor/choosing';
import { learnCards } from './learn-cards.ts';

const TABLE = fileURLToPath(
  new URL('../../../shared-mentor/src/dialogue/choosing/card-weights.ts', import.meta.url),
);
const MODEL = fileURLToPath(new URL('../../../shared-mentor/content/card-model.yaml', import.meta.url));
/** Letters of a line of the model. */
const LINE = 120;
/** One message of so many is set aside to learn the weights of the evidence from. */
const PARTS = 4;
/** Cards that are compared with the right one: the likeliest by a rough sum. */
const RIVALS = 40;
const ROUNDS = 200;
const STEP = 0.3;
/** Pull of each weight to zero. */
const PULL = 1e-4;
/** Every so many messages that no card answers are learnt from; there are as many as for fifty cards. */
const NONE_SHARE = 3;

interface Case {
  readonly right: readonly number[];
  readonly rivals: readonly (readonly number[])[];
}

type Situation = 'first' | 'within';

interface Message {
  readonly card: string;
  readonly text: string;
  readonly isLater: boolean;
}

const cardIds = Object.keys(KNOWN_UTTERANCES).filter((id) => id !== NONE);
const topicAt = (at: number): Topic => findTopic(cardIds[at % cardIds.length] ?? '', 'job');
const STRIDE = 37;

/** What may be talked about when a message is sent: its own topic, or any other one. */
const topicsOf = ({ card, isLater }: Message, at: number): readonly Topic[] =>
  isLater ? [findTopic(card, 'job')] : [topicAt(at * STRIDE)];

const toNumbers = (evidence: Evidence): number[] => Object.values(evidence);

/** How likely a card is, roughly. */
const rough = ({ fit, topic, card, current, none }: Evidence): number =>
  fit + 4 * topic + 2 * card + current + 9 * none;

/** Rivals of the right card in a case: the likeliest by a rough sum. */
function makeCase(evidence: ReadonlyMap<string, Evidence>, card: string): Case {
  const right = evidence.get(card);
  if (!right) throw new Error(`no card ${card}`);
  const rivals = [...evidence]
    .filter(([id]) => id !== card)
    .toSorted(([, one], [, other]) => rough(other) - rough(one))
    .slice(0, RIVALS);
  return { right: toNumbers(right), rivals: rivals.map(([, one]) => toNumbers(one)) };
}

/** Known messages by their place in the list of a card. */
const selectUtterances = (isWanted: (at: number) => boolean): typeof KNOWN_UTTERANCES =>
  Object.fromEntries(
    Object.entries(KNOWN_UTTERANCES).map(([card, { first, later }]) => [
      card,
      { first: first.filter((_, at) => isWanted(at)), later: later.filter((_, at) => isWanted(at)) },
    ]),
  );

const stored = learnCards(KNOWN_UTTERANCES);
const whole = readCardModel(stored);
const ofOthers = readCardModel(learnCards(selectUtterances((at) => at % PARTS > 0)));

/** The right card and its rivals, for every message that was set aside, in a situation. */
const collectKnownCases = (situation: Situation): Case[] =>
  Object.entries(selectUtterances((at) => at % PARTS === 0))
    .flatMap(([card, { first, later }]) => [
      ...first
        .filter((_, at) => card !== NONE || at % NONE_SHARE === 0)
        .map((text) => ({ card, text, isLater: false })),
      ...(situation === 'first' ? [] : later.map((text) => ({ card, text, isLater: true }))),
    ])
    .map((message, at) =>
      makeCase(
        collectEvidence(
          splitWords(message.text),
          situation === 'first' ? [] : topicsOf(message, at),
          ofOthers,
        ),
        message.card,
      ),
    );

const threads = readCases('threads/development', ThreadSchema).map(runThread);

/** What answered the useful turns of the conversations to work with: a card, or something else. */
function collectThreadCases(situation: Situation): Case[] {
  return threads.flatMap(({ turns }) =>
    turns.flatMap(({ says, response, flaws }, at) => {
      if ((at === 0) !== (situation === 'first') || flaws.length > 0 || response.kind !== 'advice') return [];
      const topics = turns
        .slice(0, at)
        .flatMap((turn) => (turn.response.kind === 'advice' ? [turn.response.answer] : []))
        .filter(({ play = '' }) => !play.startsWith('draft.'))
        .map(({ play = '', intent }) => findTopic(play, intent))
        .toReversed();
      const { play = '' } = response.answer;
      if (play.startsWith('draft.')) return [];
      return [
        makeCase(collectEvidence(splitWords(says), topics, whole), cardIds.includes(play) ? play : NONE),
      ];
    }),
  );
}

/** Weights under which the right cards are likeliest: gradient ascent with a step of its own for each. */
function fitWeights(cases: readonly Case[], size: number): number[] {
  const weights = Array.from({ length: size }, () => 0);
  const first = Array.from({ length: size }, () => 0);
  const second = Array.from({ length: size }, () => 0);
  const score = (row: readonly number[]): number =>
    row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => -PULL * weight);
    for (const { right, rivals } of cases) {
      const rows = [right, ...rivals];
      const scores = rows.map(score);
      const most = Math.max(...scores);
      const raised = scores.map((one) => Math.exp(one - most));
      const total = raised.reduce((sum, one) => sum + one, 0);
      rows.forEach((row, place) => {
        const share = ((place === 0 ? 1 : 0) - (raised[place] ?? 0) / total) / cases.length;
        row.forEach((value, at) => {
          slope[at] = (slope[at] ?? 0) + share * value;
        });
      });
    }
    slope.forEach((value, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * value;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * value * value;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) + (STEP / (1 + round / 50)) * (mean / spread);
    });
  }
  const right = cases.filter(({ right: own, rivals }) =>
    rivals.every((row) => score(row) < score(own)),
  ).length;
  console.log(`${right} of ${cases.length} right (${((100 * right) / cases.length).toFixed(1)} %)`);
  return weights;
}

function learn(situation: Situation): Weights {
  const cases = [...collectKnownCases(situation), ...collectThreadCases(situation)];
  const [sample] = collectEvidence(['a'], [], whole).values();
  const names = Object.keys(sample ?? {}) as (keyof Evidence)[];
  const weights = fitWeights(cases, names.length);
  return Object.fromEntries(
    names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]),
  ) as unknown as Weights;
}

const learnt = { first: learn('first'), within: learn('within') };
writeFileSync(
  TABLE,
  [
    `import type { Weights } from './evidence.ts';`,
    '',
    '/** How much each evidence counts, for a first message and within a conversation. Made by `npm run fit:mentor`. */',
    `export const CARD_WEIGHTS: Readonly<Record<'first' | 'within', Weights>> = {`,
    ...Object.entries(learnt).flatMap(([situation, weights]) => [
      `  ${situation}: {`,
      ...Object.entries(weights).map(([name, weight]) => `    ${name}: ${weight},`),
      '  },',
    ]),
    '};',
    '',
  ].join('\n'),
);
writeFileSync(
  MODEL,
  stringify(
    { ...stored, features: stored.features.match(new RegExp(`.{1,${LINE}}`, 'gu')) },
    { lineWidth: 0 },
  ),
);
