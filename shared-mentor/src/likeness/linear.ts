import { type Chances, computeChances } from './chances.ts';
import type { Vector } from './vectors.ts';

const ROUNDS = 15;
/** Rounds, the last ones, whose weights are averaged. */
const AVERAGED = 8;
/** How far a mistake moves the weights, in the first round; less in each that follows. */
const STEP = 4;
const SLOWING = 0.3;
/** By how much a weight shrinks whenever it is touched: what only one text has is not believed too much. */
const SHRINKING = 1e-4;
const BIAS_STEP = 0.01;
/** A mistake that is too small to learn from. */
const SMALL = 1e-3;
/** Order in which texts are learnt from: neighbours of a list are of one class, and far apart this way. */
const STRIDE = 7919;

export interface Labelled {
  /** Place of the class. */
  readonly of: number;
  readonly vector: Vector;
}

/** Logistic regression over several classes, learnt text by text in a fixed order. */
export function learnLinear(
  texts: readonly Labelled[],
  classes: number,
  size: number,
): (vector: Vector) => Chances {
  const model = { weights: new Float64Array(size * classes), biases: new Float64Array(classes) };
  const rank = (at: number): number => (at * STRIDE) % texts.length;
  const order = texts.map((text, at) => ({ text, rank: rank(at) })).toSorted((a, b) => a.rank - b.rank);
  // The mean of the later rounds hangs less on which text came last.
  const mean = { weights: new Float64Array(size * classes), biases: new Float64Array(classes) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + SLOWING * round);
    for (const { text } of order) learnOne(model, text, step);
    if (round >= ROUNDS - AVERAGED) addTo(mean, model, 1 / AVERAGED);
  }
  return (vector) => scoreVector(mean, vector);
}

interface Model {
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

function scoreVector({ weights, biases }: Model, vector: Vector): Chances {
  const classes = biases.length;
  const scores = Array.from(biases);
  for (const [place, value] of vector)
    for (let of = 0; of < classes; of += 1)
      scores[of] = (scores[of] ?? 0) + (weights[place * classes + of] ?? 0) * value;
  return computeChances(scores);
}

function learnOne(model: Model, text: Labelled, step: number): void {
  const { weights, biases } = model;
  const classes = biases.length;
  const chances = scoreVector(model, text.vector);
  for (let of = 0; of < classes; of += 1) {
    const mistake = (of === text.of ? 1 : 0) - (chances[of] ?? 0);
    if (Math.abs(mistake) < SMALL) continue;
    biases[of] = (biases[of] ?? 0) + step * BIAS_STEP * mistake;
    for (const [place, value] of text.vector) {
      const weight = weights[place * classes + of] ?? 0;
      weights[place * classes + of] = weight + step * (mistake * value - SHRINKING * weight);
    }
  }
}

function addTo(sum: Model, model: Model, share: number): void {
  for (const part of ['weights', 'biases'] as const)
    model[part].forEach((value, at) => {
      sum[part][at] = (sum[part][at] ?? 0) + share * value;
    });
}
