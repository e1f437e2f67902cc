import { cosine, type GramProfile, gramProfile } from '../matching/similarity.ts';
import { OCCUPATIONS } from './catalogue.ts';
import { titleForms } from './titles.ts';
import type { Occupation } from './types.ts';

/**
 * From these cosines on two titles are the same trade. A lone word has fewer trigrams to disagree in, so it must
 * agree more: "gerente" is no trade by itself. Set on the titles of the tests.
 */
const SAME_OCCUPATION = { title: 0.62, loneWord: 0.75 } as const;

interface Entry {
  readonly occupation: Occupation;
  readonly form: string;
  readonly profile: GramProfile;
}

interface TitleIndex {
  readonly entries: readonly Entry[];
  /** Profile in which a trigram counts the more the fewer titles have it, so that "analista de" says little. */
  readonly profileOf: (form: string) => GramProfile;
}

function buildIndex(): TitleIndex {
  const forms = OCCUPATIONS.flatMap((occupation) =>
    [occupation.title, ...occupation.aliases].flatMap(titleForms).map((form) => ({ occupation, form })),
  );
  const spread = new Map<string, number>();
  for (const { form } of forms)
    for (const gram of gramProfile(form).counts.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1);
  const weight = (gram: string): number => Math.log(1 + forms.length / (1 + (spread.get(gram) ?? 0)));
  const known = new Map(forms.map(({ form }) => [form, gramProfile(form, weight)]));
  const profileOf = (form: string): GramProfile => known.get(form) ?? gramProfile(form, weight);
  return { profileOf, entries: forms.map((entry) => ({ ...entry, profile: profileOf(entry.form) })) };
}

let built: TitleIndex | null = null;
const titleIndex = (): TitleIndex => (built ??= buildIndex());

/** How alike two titles are, 0 to 1, whatever gender or seniority they are written in. */
export function titleSimilarity(a: string, b: string): number {
  const { profileOf } = titleIndex();
  const right = titleForms(b).map(profileOf);
  return Math.max(
    ...titleForms(a).flatMap((form) => right.map((profile) => cosine(profileOf(form), profile))),
  );
}

interface Match {
  readonly occupation: Occupation;
  readonly similarity: number;
}

/** The best similarity per occupation, best first; ties keep the catalogue's order. */
function rank(query: string): Match[] {
  const { entries, profileOf } = titleIndex();
  const profiles = titleForms(query).map(profileOf);
  const best = new Map<Occupation, number>();
  for (const { occupation, profile } of entries) {
    const similarity = Math.max(...profiles.map((own) => cosine(own, profile)));
    if (similarity > (best.get(occupation) ?? 0)) best.set(occupation, similarity);
  }
  return [...best]
    .map(([occupation, similarity]) => ({ occupation, similarity }))
    .toSorted((a, b) => b.similarity - a.similarity);
}

/** The occupation that a free title means; null where none is close enough. */
export function findOccupation(title: string): Occupation | null {
  if (title.trim() === '') return null;
  const threshold = titleForms(title)[0]?.includes(' ') ? SAME_OCCUPATION.title : SAME_OCCUPATION.loneWord;
  const [best] = rank(title);
  return best && best.similarity >= threshold ? best.occupation : null;
}

/** Under this similarity a suggestion would surprise more than help. */
const WORTH_SUGGESTING = 0.3;

const startsAWord = (form: string, query: string): boolean => ` ${form}`.includes(` ${query}`);

/**
 * Occupations to offer while somebody types, best first: those with a name in which a word starts with the query,
 * then those that merely look like it.
 */
export function searchOccupations(query: string, limit: number): Occupation[] {
  const forms = titleForms(query).filter((form) => form !== '');
  if (forms.length === 0 || limit <= 0) return [];
  const prefixed = new Set(
    titleIndex()
      .entries.filter((entry) => forms.some((form) => startsAWord(entry.form, form)))
      .map((entry) => entry.occupation),
  );
  return rank(query)
    .filter(({ occupation, similarity }) => prefixed.has(occupation) || similarity >= WORTH_SUGGESTING)
    .toSorted((a, b) => Number(prefixed.has(b.occupation)) - Number(prefixed.has(a.occupation)))
    .slice(0, Math.floor(limit))
    .map(({ occupation }) => occupation);
}
