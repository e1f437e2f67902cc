import { rankOccupations } from '../titles/occupation-names.ts';
import { computeProfileSimilarity, readTitleProfile } from '../titles/profile.ts';
import { TITLES_SIGNS } from '../generated/signs.ts';
import { OCCUPATIONS } from './occupation-catalogue.ts';
import { listTitleForms } from './titles.ts';
import type { Occupation } from './types.ts';

/**
 * From these likenesses on two titles are the same trade. A lone word has less to disagree in, so it must agree
 * more: "gerente" is no trade by itself. Set on the titles of the tests.
 */
const SAME_OCCUPATION = { title: 0.62, loneWord: 0.75, apart: 0.05 } as const;

/** How alike two titles are, 0 to 1, whatever gender or seniority they are written in; see `computeProfileSimilarity`. */
export function computeTitleSimilarity(a: string, b: string): number {
  return computeProfileSimilarity(readTitleProfile(a), readTitleProfile(b));
}

let byForm: ReadonlyMap<string, Occupation> | null = null;

/** The occupation that has exactly this name: no two have the same one. */
function findNamed(form: string): Occupation | undefined {
  byForm ??= new Map(
    OCCUPATIONS.flatMap((occupation) =>
      [occupation.title, ...occupation.aliases]
        .flatMap(listTitleForms)
        .map((own) => [own, occupation] as const),
    ),
  );
  return byForm.get(form);
}

/** Ranks of the leaders of operational work, who are no engineers unless the title says so. */
const LEADER = /^(?:supervisor|lider|encarregad|chefe|mestr[ea])/u;
const ENGINEER = /^engenh/u;

/** Whether an occupation takes a degree that the title of a leader of a team does not speak of. */
const isOverLeader = (form: string, { id }: Occupation): boolean =>
  LEADER.test(form) && ENGINEER.test(id) && !/(?<!\p{L})engenh/u.test(form);

/** The occupation of a free title; null if none is close enough. */
export function findOccupation(title: string): Occupation | null {
  if (title.trim() === '') return null;
  const [form = ''] = listTitleForms(title);
  const exact = findNamed(form);
  if (exact) return exact;
  const isLone = !form.includes(' ');
  const [best, next] = rankOccupations(title, 2);
  if (
    !best ||
    isOverLeader(form, best.occupation) ||
    best.score < (isLone ? SAME_OCCUPATION.loneWord : SAME_OCCUPATION.title)
  )
    return null;
  // A rank fits many trades about equally well: "encarregado" alone is of data, of a shop or of a site.
  return isLone && next && best.score - next.score < SAME_OCCUPATION.apart ? null : best.occupation;
}

/** Under this likeness a suggestion would surprise more than help. */
const WORTH_SUGGESTING = 0.3;

interface Forms {
  readonly title: readonly string[];
  readonly aliases: readonly string[];
}

let forms: ReadonlyMap<Occupation, Forms> | null = null;

const getForms = (occupation: Occupation): Forms => {
  forms ??= new Map(
    OCCUPATIONS.map((one) => [
      one,
      { title: listTitleForms(one.title), aliases: one.aliases.flatMap(listTitleForms) },
    ]),
  );
  return forms.get(occupation) ?? { title: [], aliases: [] };
};

/** How early the typed text occurs in the names of an occupation; null if none of their words starts with it. */
function computePlace(occupation: Occupation, typed: readonly string[]): number | null {
  const { title, aliases } = getForms(occupation);
  const some = (names: readonly string[], test: (name: string, query: string) => boolean): boolean =>
    names.some((name) => typed.some((query) => test(name, query)));
  if (some(title, (name, query) => name.startsWith(query))) return 0;
  if (some(aliases, (name, query) => name.startsWith(query))) return 1;
  if (some([...title, ...aliases], (name, query) => name.includes(` ${query}`))) return 2;
  return null;
}

/** Letters by which two words are of one family; a shorter word that is typed has to begin the other. */
const FAMILY_LETTERS = 4;
const FEWEST_LETTERS = 3;

/** The words of a title that name its trade: “encarregado de exp” → “exp”; of a bare rank the rank itself. */
function listTradeWords(form: string): readonly string[] {
  const words = form.split(' ').filter((word) => word.length >= FEWEST_LETTERS && !JOINING.test(word));
  const trade = words.filter((word, at) => at > 0 || !isRank(word));
  return trade.length === 0 ? words : trade;
}
const JOINING = /^(?:d[aeo]s?|para|com|sem|por|nos?|nas?)$/u;
const isRank = (word: string): boolean => TITLES_SIGNS.rank.test(word) || OTHER_RANK.test(word);
const OTHER_RANK = /^(?:ajudant|atendent|chefe|fiscal|gestor|monitor|mestr)/u;

/** Whether a name of an occupation has a word of one family with one of the words. */
function hasRelatedWord(occupation: Occupation, words: readonly string[]): boolean {
  const { title, aliases } = getForms(occupation);
  return [...title, ...aliases].some((name) =>
    name.split(' ').some((own) => words.some((word) => own.startsWith(word.slice(0, FAMILY_LETTERS)))),
  );
}

/**
 * Occupations to offer while the person types, best first: those whose title starts with the query, those with another
 * name that does, those with a word that does, and then similar ones that are beyond doubt or share a word of the trade.
 */
export function searchOccupations(query: string, limit: number): Occupation[] {
  const typed = listTitleForms(query).filter((form) => form !== '');
  const most = Math.floor(limit);
  if (typed.length === 0 || most <= 0) return [];
  const starting = OCCUPATIONS.flatMap((occupation) => {
    const at = computePlace(occupation, typed);
    return at === null ? [] : [{ occupation, at }];
  }).toSorted((a, b) => a.at - b.at);
  const words = typed.flatMap(listTradeWords);
  const alike = rankOccupations(query, most).filter(
    ({ occupation, score }) =>
      score >= SAME_OCCUPATION.title || (score >= WORTH_SUGGESTING && hasRelatedWord(occupation, words)),
  );
  const offered = new Set([...starting, ...alike].map(({ occupation }) => occupation));
  return [...offered].slice(0, most);
}

/** From this likeness on a title is another name of the same work; below it, only near. */
const SURE = 0.85;

/** What a typed role is taken for. */
export interface TitleReading {
  readonly occupation: Occupation | null;
  /** Whether the title is beyond doubt a name of the occupation. */
  readonly isSure: boolean;
  /** Others that it may mean, best first. */
  readonly others: readonly Occupation[];
}

/** What a typed role is taken for, and what else it may mean. @param most of the others */
export function readGoalTitle(title: string, most: number): TitleReading {
  const occupation = findOccupation(title);
  const [best] = rankOccupations(title, 1);
  return {
    occupation,
    isSure: occupation !== null && best?.occupation === occupation && best.score >= SURE,
    others: searchOccupations(title, most + 1)
      .filter((other) => other !== occupation)
      .slice(0, most),
  };
}
