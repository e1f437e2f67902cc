import {
  ALWAYS,
  computeCardFeatures,
  computeChances,
  encodeFeatures,
  hashFeature,
  makeVector,
  NONE,
  normalizeMessage,
  RARITY_STEPS,
  type StoredModel,
  type Utterances,
} from '@aura/shared-mentor/choosing';

const ROUNDS = 5;
/** How far a mistake moves the weights, in the first round; less in each that follows. */
const STEP = 4;
const SLOWING = 0.3;
/** By how much a weight shrinks whenever it is touched: what only one message has is not believed too much. */
const SHRINKING = 1e-5;
const ALWAYS_STEP = 0.01;
/** A mistake that is too small to learn from. */
const SMALL = 1e-3;
/** Order in which messages are learnt from: neighbours of a list are of one card, and far apart this way. */
const STRIDE = 7919;

/**
 * How much messages count for the topic: what is only said within it says little about it, and `NONE` has a thousand. Those of a
 * topic with many count less each.
 */
const TOPIC_STEPS = { first: 1, later: 0.3, none: 0.3 } as const;
/** A feature of fewer messages is not learnt. */
const LEAST_SEEN = 2;
const LARGEST = 127;
/** What a weight of one is stored as. */
const SCALE = 16;

interface Message {
  readonly card: string;
  readonly topic: string;
  readonly isLater: boolean;
  readonly text: string;
}

/** A message as places of features and how much each says. */
interface Vector {
  readonly places: Int32Array;
  readonly values: Float32Array;
}

const toVector = (pairs: ReturnType<typeof makeVector>): Vector => ({
  places: Int32Array.from(pairs, ([place]) => place),
  values: Float32Array.from(pairs, ([, value]) => value),
});

const topicOf = (card: string): string => (card === NONE ? NONE : (card.split('.')[1] ?? NONE));

const listMessages = (utterances: Readonly<Record<string, Utterances>>): readonly Message[] =>
  Object.entries(utterances).flatMap(([card, { first, later }]) =>
    [
      ...first.map((text) => ({ text, isLater: false })),
      ...later.map((text) => ({ text, isLater: true })),
    ].map((one) => ({ ...one, card, topic: topicOf(card) })),
  );

/** Weights of some outcomes that exclude each other, for every feature. */
class Head {
  readonly size: number;
  readonly weights: Float32Array;
  readonly always: Float32Array;

  constructor(size: number, features: number) {
    this.size = size;
    this.weights = new Float32Array(size * features);
    this.always = new Float32Array(size);
  }

  /** Moves the weights so that an outcome becomes likelier for a message. */
  learn({ places, values }: Vector, right: number, step: number): void {
    const { size, weights, always } = this;
    const scores = always.slice();
    for (let at = 0; at < places.length; at += 1) {
      const start = (places[at] ?? 0) * size;
      const value = values[at] ?? 0;
      for (let of = 0; of < size; of += 1)
        scores[of] = (scores[of] ?? 0) + (weights[start + of] ?? 0) * value;
    }
    const chances = computeChances([...scores]);
    for (let of = 0; of < size; of += 1) {
      const mistake = (of === right ? 1 : 0) - (chances[of] ?? 0);
      if (Math.abs(mistake) < SMALL) continue;
      always[of] = (always[of] ?? 0) + step * ALWAYS_STEP * mistake;
      for (let at = 0; at < places.length; at += 1) {
        const place = (places[at] ?? 0) * size + of;
        const weight = weights[place] ?? 0;
        weights[place] = weight + step * (mistake * (values[at] ?? 0) - SHRINKING * weight);
      }
    }
  }
}

/**
 * Learns the topic of messages, the card within its topic, and whether they come out of the blue: logistic regression, message by
 * message in a fixed order. The same messages, the same outcome.
 * @param least weights that are stored as less are left out
 */
export function learnCards(utterances: Readonly<Record<string, Utterances>>, least = 7): StoredModel {
  const messages = listMessages(utterances);
  const features = messages.map(({ text }) => computeCardFeatures(normalizeMessage(text)));
  const seen = new Map<string, number>();
  for (const one of features) for (const name of one.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const rarityOf = (times: number): number =>
    Math.round(Math.log((messages.length + 1) / (times + 0.5)) * RARITY_STEPS);
  const known = new Map(
    [...seen]
      .filter(([, times]) => times >= LEAST_SEEN)
      .map(([name, times], place) => [name, { place, rarity: rarityOf(times) / RARITY_STEPS }]),
  );
  const topics = [...new Set(messages.map(({ topic }) => topic))];
  const cards = topics.map((topic) =>
    topic === NONE ? [] : [...new Set(messages.filter((one) => one.topic === topic).map(({ card }) => card))],
  );
  const sizes = new Map(topics.map((topic) => [topic, messages.filter((one) => one.topic === topic).length]));
  const mean = messages.length / topics.length;
  const topicHead = new Head(topics.length, known.size);
  const cardHeads = cards.map((some) => new Head(some.length, known.size));
  const laterHead = new Head(2, known.size);
  const learnable = messages.map(({ card, topic, isLater }, at) => {
    const place = topics.indexOf(topic);
    return {
      vector: toVector(makeVector(features[at] ?? new Map(), (name) => known.get(name) ?? null)),
      topic: place,
      card: cards[place]?.indexOf(card) ?? -1,
      isLater,
      topicStep:
        TOPIC_STEPS[card === NONE ? 'none' : isLater ? 'later' : 'first'] *
        (card === NONE ? 1 : Math.sqrt(mean / (sizes.get(topic) ?? mean))),
      rank: (at * STRIDE) % messages.length,
    };
  });
  learnable.sort((a, b) => a.rank - b.rank);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + SLOWING * round);
    for (const { vector, topic, card, isLater, topicStep } of learnable) {
      topicHead.learn(vector, topic, step * topicStep);
      if (card !== -1) cardHeads[topic]?.learn(vector, card, step);
      laterHead.learn(vector, isLater ? 1 : 0, step);
    }
  }
  const heads = [topicHead, ...cardHeads];
  /** Weights in the order of the outcomes, those of whether it is later as one. */
  const listWeights = (find: (head: Head, of: number) => number, smallest: number) =>
    [
      ...heads.flatMap((head) => Array.from({ length: head.size }, (_, of) => find(head, of))),
      find(laterHead, 1) - find(laterHead, 0),
    ].flatMap((weight, outcome) => {
      const stored = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * SCALE)));
      return Math.abs(stored) < smallest ? [] : [[outcome, stored] as const];
    });
  const stored = [...known].map(([name, { place, rarity }]) => ({
    hash: hashFeature(name),
    rarity: Math.round(rarity * RARITY_STEPS),
    weights: listWeights((head, of) => head.weights[place * head.size + of] ?? 0, least),
  }));
  return {
    topics,
    cards,
    scale: SCALE,
    features: encodeFeatures([
      { hash: hashFeature(ALWAYS), rarity: 0, weights: listWeights((head, of) => head.always[of] ?? 0, 1) },
      ...stored.filter(({ weights }) => weights.length > 0),
    ]),
  };
}
