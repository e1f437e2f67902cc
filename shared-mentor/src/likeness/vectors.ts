import type { Features } from './features.ts';

/** A text as numbers: places of its features and how much each says, of length one together. */
export type Vector = readonly (readonly [place: number, value: number])[];

/** Learns how rare each feature is, and makes vectors in which rare ones say more. */
export function createVectors(texts: readonly Features[]) {
  const seen = new Map<string, number>();
  for (const features of texts) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const places = new Map([...seen.keys()].map((name, place) => [name, place]));
  const rarity = (name: string): number => Math.log((texts.length + 1) / ((seen.get(name) ?? 0) + 0.5));
  return {
    size: places.size,
    vectorOf(features: Features): Vector {
      const weighted = [...features].map(
        ([name, weight]) => [places.get(name), weight * rarity(name)] as const,
      );
      const length = Math.hypot(...weighted.map(([, value]) => value)) || 1;
      return weighted.flatMap(([place, value]) =>
        place === undefined ? [] : [[place, value / length] as const],
      );
    },
  };
}
