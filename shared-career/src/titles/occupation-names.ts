import { OCCUPATIONS } from '../taxonomy/occupation-catalogue.ts';
import type { Occupation } from '../taxonomy/types.ts';
import { createTitleRanker, type OtherName, type TitleRanker } from './title-ranker.ts';
import { TITLE_WEIGHTS } from './weights.ts';

/** A name of the taxonomy must be this close to a title before its occupation's other names are tried. */
const TRUSTED = 0.8;
const MOST_NAMES = 6;

let built: TitleRanker | null = null;

/** Ranks every name of every occupation; the ids are places in the catalogue. */
function createNameRanker(): TitleRanker {
  built ??= createTitleRanker(
    OCCUPATIONS.flatMap(({ title, aliases }, place) =>
      [title, ...aliases].map((text) => ({ id: String(place), text })),
    ),
    TITLE_WEIGHTS,
  );
  return built;
}

/** Reads the names now, so that the first title does not wait for it. */
export function prepareOccupationNames(): void {
  createNameRanker();
}

export interface OccupationMatch {
  readonly occupation: Occupation;
  /** Likeness of the title and the occupation's closest name, 0 to 1. */
  readonly score: number;
}

/** Occupations by how close any of their names is to a title, best first; ties keep the catalogue's order. */
export function rankOccupations(title: string, limit: number): OccupationMatch[] {
  const matches = new Map<Occupation, OccupationMatch>();
  for (const { id, score } of createNameRanker().rank(title)) {
    if (matches.size >= limit) break;
    const occupation = OCCUPATIONS[Number(id)];
    if (occupation && !matches.has(occupation)) matches.set(occupation, { occupation, score });
  }
  return [...matches.values()];
}

/** The other names of the occupation that a title means, where the taxonomy knows it beyond doubt. */
export function findOtherNames(title: string): OtherName[] {
  const [first] = createNameRanker().rank(title, 1);
  const best = first && { occupation: OCCUPATIONS[Number(first.id)], score: first.score };
  if (!best?.occupation || best.score < TRUSTED) return [];
  const { occupation, score } = best;
  return [occupation.title, ...occupation.aliases]
    .slice(0, MOST_NAMES)
    .map((name) => ({ name, trust: score }));
}
