/** How likely each class is, in the order of the classes; together one. */
export type Chances = readonly number[];

/** Chances out of scores that are logarithms. */
export function computeChances(scores: readonly number[]): Chances {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** Chances below this are indistinguishable. */
const LEAST = 1e-9;

/** Combines several sources of chances, weighted by their trust. */
export const blendChances = (sources: readonly (readonly [chances: Chances, trust: number])[]): Chances => {
  const [first] = sources;
  if (!first) return [];
  return computeChances(
    first[0].map((_, at) =>
      sources.reduce((sum, [chances, trust]) => sum + trust * Math.log(Math.max(LEAST, chances[at] ?? 0)), 0),
    ),
  );
};
