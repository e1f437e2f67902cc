import type { Evidence } from '@aura/shared-domain';

const standsAt = ({ docId, line, start }: Evidence): string => `${docId}:${line ?? start}`;

/** Evidence without a second quotation of the same line. */
export function keepDistinctLines(evidence: readonly Evidence[]): Evidence[] {
  const byPlace = new Map<string, Evidence>();
  for (const one of evidence) if (!byPlace.has(standsAt(one))) byPlace.set(standsAt(one), one);
  return [...byPlace.values()];
}
