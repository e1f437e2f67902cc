import { type Chances, computeChances } from './chances.ts';
import type { Features } from './features.ts';

/** What is counted of a feature that a class never showed. */
const UNSEEN = 0.3;
/** Features of one word are no independent witnesses: each is believed this much. */
const BELIEF = 0.3;

/** Naive Bayes: how often the texts of each class show a feature. */
export function learnBayes(
  texts: readonly { readonly of: number; readonly features: Features }[],
  classes: number,
): (features: Features) => Chances {
  const counts = new Map<string, Map<number, number>>();
  const totals = new Float64Array(classes);
  for (const { of, features } of texts)
    for (const name of features.keys()) {
      const count = counts.get(name) ?? new Map<number, number>();
      count.set(of, (count.get(of) ?? 0) + 1);
      totals[of] = (totals[of] ?? 0) + 1;
      counts.set(name, count);
    }
  const bottoms = totals.map((total) => Math.log(total + UNSEEN * counts.size));
  return (features) => {
    const known = [...features.keys()].flatMap((name) => counts.get(name) ?? []);
    const scores = Array.from(bottoms, (bottom) => known.length * (Math.log(UNSEEN) - bottom));
    for (const count of known)
      for (const [of, times] of count) scores[of] = (scores[of] ?? 0) + Math.log(times / UNSEEN + 1);
    return computeChances(scores.map((score) => BELIEF * score));
  };
}
