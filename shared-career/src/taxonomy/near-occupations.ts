import { OCCUPATIONS } from './occupation-catalogue.ts';
import { isLongLicence } from './skill-catalogue.ts';
import type { Occupation } from './types.ts';

/**
 * How much two occupations ask for the same, from 0 to 1.
 * Source: weighted Jaccard similarity of their skills (Ioffe, 2010, section 1).
 */
export function computeOverlap(a: Occupation, b: Occupation): number {
  const weights = new Map(b.skills.map((skill) => [skill.skillId, skill.weight]));
  const own = new Map(a.skills.map((skill) => [skill.skillId, skill.weight]));
  const ids = new Set([...weights.keys(), ...own.keys()]);
  let both = 0;
  let either = 0;
  for (const id of ids) {
    both += Math.min(weights.get(id) ?? 0, own.get(id) ?? 0);
    either += Math.max(weights.get(id) ?? 0, own.get(id) ?? 0);
  }
  return both / either;
}

/** Under this overlap an occupation is another trade. */
const NEAR = 0.15;

/** Papers of years without which nobody does the work. */
const listPapers = ({ skills }: Occupation): readonly string[] =>
  skills.flatMap(({ skillId, mandatory }) => (mandatory === true && isLongLicence(skillId) ? [skillId] : []));

/** The occupations that ask for most of the same as one, and for no other degree, the nearest first; at most `count`. */
export const listNearOccupations = (occupation: Occupation, count: number): readonly Occupation[] =>
  OCCUPATIONS.filter(
    (other) =>
      other.id !== occupation.id && listPapers(other).every((id) => listPapers(occupation).includes(id)),
  )
    .map((other) => ({ other, overlap: computeOverlap(occupation, other) }))
    .filter(({ overlap }) => overlap >= NEAR)
    .toSorted((a, b) => b.overlap - a.overlap)
    .slice(0, count)
    .map(({ other }) => other);
