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
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(classes);
  for (const { of, features } of texts)
    for (const name of features.keys()) {
      const count = counts.get(name) ?? new Float64Array(classes);
      count[of] = (count[of] ?? 0) + 1;
      totals[of] = (totals[of] ?? 0) + 1;
      counts.set(name, count);
    }
  return (features) => {
    const known = [...features.keys()].flatMap((name) => counts.get(name) ?? []);
    return computeChances(
      Array.from(totals, (total, of) => {
        const bottom = Math.log(total + UNSEEN * counts.size);
        return BELIEF * known.reduce((sum, count) => sum + Math.log((count[of] ?? 0) + UNSEEN) - bottom, 0);
      }),
    );
  };
}
