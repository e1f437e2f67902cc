import type { Education, Experience } from '@aura/shared-domain';
import { computeCosine, buildGramProfile } from '../../matching/similarity.ts';
import { computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { foldKey } from '../../text/index.ts';

/** From this likeness on two names are the same company or school. */
const SAME_NAME = 0.6;
/** Weights of dates and titles if one company appears several times on each side. */
const TIE_BREAK = { title: 0.3, start: 0.3 } as const;

const LEGAL = /(?<!\p{L})(?:ltda|s\/?a|me|eireli|epp|inc|llc|brasil|do brasil|cia|companhia)(?!\p{L})\.?/gu;

const nameKey = (name: string): string =>
  foldKey(name)
    .replace(LEGAL, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How alike two names of companies or schools are, 0 to 1; one inside the other counts as the same. */
function nameLikeness(a: string, b: string): number {
  const [left, right] = [nameKey(a), nameKey(b)];
  if (left === '' || right === '') return 0;
  if (left === right) return 1;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= 4 && ` ${long} `.includes(` ${short} `)) return 0.9;
  return computeCosine(buildGramProfile(left), buildGramProfile(right));
}

/** Two entries that tell of the same thing, by their places on each side. */
export interface Pair {
  readonly own: number;
  readonly other: number;
}

interface Offer extends Pair {
  readonly likeness: number;
}

/** Pairs best first; each entry is used once, ties keep the order of the profile. */
function settle(offers: readonly Offer[]): Pair[] {
  const pairs: Pair[] = [];
  const sorted = offers.toSorted((a, b) => b.likeness - a.likeness || a.own - b.own || a.other - b.other);
  for (const { own, other } of sorted)
    if (pairs.every((pair) => pair.own !== own && pair.other !== other)) pairs.push({ own, other });
  return pairs.toSorted((a, b) => a.own - b.own);
}

/** Jobs of a profile and of a CV that are the same: same company, then closest in title and beginning. */
export function matchRoles(profile: readonly Experience[], resume: readonly Experience[]): Pair[] {
  return settle(
    profile.flatMap((own, index) =>
      resume.flatMap((other, at): Offer[] => {
        const name = nameLikeness(own.company, other.company);
        if (name < SAME_NAME) return [];
        const title = computeTitleSimilarity(own.title, other.title);
        const start = own.start !== null && own.start.slice(0, 4) === other.start?.slice(0, 4) ? 1 : 0;
        return [
          { own: index, other: at, likeness: name + TIE_BREAK.title * title + TIE_BREAK.start * start },
        ];
      }),
    ),
  );
}

/** Courses of study of a profile and of a CV that are the same. */
export function matchStudies(profile: readonly Education[], resume: readonly Education[]): Pair[] {
  return settle(
    profile.flatMap((own, index) =>
      resume.flatMap((other, at): Offer[] => {
        const name = nameLikeness(own.institution, other.institution);
        if (name < SAME_NAME) return [];
        const course = computeCosine(
          buildGramProfile(foldKey(`${own.degree} ${own.area}`)),
          buildGramProfile(foldKey(`${other.degree} ${other.area}`)),
        );
        return [{ own: index, other: at, likeness: name + course }];
      }),
    ),
  );
}
