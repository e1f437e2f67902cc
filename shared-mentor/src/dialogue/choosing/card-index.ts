import { CARDS } from '../../generated/cards.ts';
import { computeFeatures, createComparison, createVectors, learnBayes } from '../../likeness/index.ts';
import { normalizeMessage } from '../../router/normalize-message.ts';
import type { Utterances } from '../utterance.ts';

/** How near a message is to the known messages of a card: from 0 to 1, but for `surprise`. */
export interface Likeness {
  /** The nearest message out of the blue. */
  readonly first: number;
  /** The nearest message within the topic. */
  readonly later: number;
  /** The nearest few messages of the card, together. */
  readonly few: number;
  /** The nearest few messages of the topic, together. */
  readonly topic: number;
  /** Logarithm of how likely the topic is by the words of the message alone. */
  readonly surprise: number;
}

/** A message that is known, and what it asks for. */
interface Known {
  readonly card: string;
  readonly topic: string;
  readonly isLater: boolean;
  readonly text: string;
}

/** What messages ask for that no card answers. */
export const NONE = 'none';

/** How many messages of a card, and of a topic, are looked at together. */
const FEW = { card: 3, topic: 5 } as const;
/** Chances below this are indistinguishable. */
const LEAST = 1e-4;

const TOPICS = new Map<string, string>([...CARDS.map(({ id, topic }) => [id, topic] as const), [NONE, NONE]]);

const listKnown = (utterances: Readonly<Record<string, Utterances>>): readonly Known[] =>
  Object.entries(utterances).flatMap(([card, { first, later }]) => {
    const topic = TOPICS.get(card) ?? NONE;
    return [
      ...first.map((text) => ({ card, topic, isLater: false, text })),
      ...later.map((text) => ({ card, topic, isLater: true, text })),
    ];
  });

/** How near a normal message is to each card that has messages, and to `NONE`. */
export type CardIndex = (normal: string) => ReadonlyMap<string, Likeness>;

/**
 * Learns messages that are known to ask for a card. Counting is all there is to it: the same messages, the same outcome.
 * @param utterances by card, and those that no card answers as `NONE`
 */
export function createCardIndex(utterances: Readonly<Record<string, Utterances>>): CardIndex {
  const known = listKnown(utterances);
  const features = known.map(({ text }) => computeFeatures(normalizeMessage(text)));
  const vectors = createVectors(features);
  const compare = createComparison(features.map((one) => vectors.vectorOf(one)));
  const topics = [...new Set(known.map(({ topic }) => topic))];
  const places = new Map(topics.map((topic, at) => [topic, at]));
  const bayes = learnBayes(
    known.map(({ topic }, at) => ({ of: places.get(topic) ?? 0, features: features[at] ?? new Map() })),
    topics.length,
  );
  return (normal) => {
    const own = computeFeatures(normal);
    const values = compare(vectors.vectorOf(own));
    const chances = bayes(own);
    const byTopic = new Map(topics.map((topic) => [topic, new Best(FEW.topic)]));
    const byCard = new Map<string, CardBest>();
    known.forEach(({ card, topic, isLater }, at) => {
      const value = values[at] ?? 0;
      byTopic.get(topic)?.add(value);
      const best = byCard.get(card) ?? { first: new Best(1), later: new Best(1), few: new Best(FEW.card) };
      byCard.set(card, best);
      best.few.add(value);
      (isLater ? best.later : best.first).add(value);
    });
    return new Map(
      [...byCard].map(([card, { first, later, few }]) => {
        const topic = TOPICS.get(card) ?? NONE;
        return [
          card,
          {
            first: first.mean(),
            later: later.mean(),
            few: few.mean(),
            topic: byTopic.get(topic)?.mean() ?? 0,
            surprise: Math.log(Math.max(LEAST, chances[places.get(topic) ?? -1] ?? 0)),
          },
        ];
      }),
    );
  };
}

interface CardBest {
  readonly first: Best;
  readonly later: Best;
  readonly few: Best;
}

/** The largest few of some values. */
class Best {
  readonly #values: number[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(value: number): void {
    const values = this.#values;
    if (values.length === this.#size && value <= (values.at(-1) ?? 0)) return;
    values.push(value);
    values.sort((a, b) => b - a);
    if (values.length > this.#size) values.pop();
  }

  /** Their mean; missing ones count as 0. */
  mean(): number {
    return this.#values.reduce((sum, value) => sum + value, 0) / this.#size;
  }
}
