import { type Chances, computeChances } from './chances.ts';
import type { Labelled } from './linear.ts';
import type { Vector } from './vectors.ts';

/** Half for the nearest text of a class, half for the nearest few together. */
const FEW = 5;
const SHARPNESS = 8;

/** How near the known texts of each class are. */
export function learnNearest(texts: readonly Labelled[], classes: number): (vector: Vector) => Chances {
  const compare = createComparison(texts.map(({ vector }) => vector));
  return (vector) => {
    const likeness = compare(vector);
    const near: number[][] = Array.from({ length: classes }, () => []);
    texts.forEach(({ of }, text) => near[of]?.push(likeness[text] ?? 0));
    return computeChances(near.map((all) => SHARPNESS * computeCloseness(all)));
  };
}

/** Compares a vector with every known one: from 0 for nothing in common to 1. */
function createComparison(vectors: readonly Vector[]): (vector: Vector) => Float64Array {
  const holders = new Map<number, (readonly [text: number, value: number])[]>();
  vectors.forEach((vector, text) => {
    for (const [place, value] of vector) {
      const those = holders.get(place);
      if (those) those.push([text, value]);
      else holders.set(place, [[text, value]]);
    }
  });
  return (vector) => {
    const likeness = new Float64Array(vectors.length);
    for (const [place, value] of vector)
      for (const [text, other] of holders.get(place) ?? [])
        likeness[text] = (likeness[text] ?? 0) + value * other;
    return likeness;
  };
}

function computeCloseness(all: readonly number[]): number {
  const few = all.toSorted((a, b) => b - a).slice(0, FEW);
  return ((few[0] ?? 0) + few.reduce((sum, value) => sum + value, 0) / FEW) / 2;
}
