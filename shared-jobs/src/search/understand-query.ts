import type { JobQuery, WorkModel } from '@aura/shared-domain';
import { SEARCH_WORDS } from '../generated/places.ts';
import { computePlaceKey } from './places/municipalities.ts';
import { isCertainPlace } from './places/read-place.ts';
import { type Word, findWords } from './tokens/words.ts';

/** A search with every part in the right field, and the parts that were moved. */
export interface UnderstoodQuery {
  readonly query: JobQuery;
  /** Ways of working that were typed among the words or as the place. */
  readonly workModels: readonly WorkModel[];
}

const OPENINGS = SEARCH_WORDS.openings.map(computePlaceKey).toSorted((a, b) => b.length - a.length);
const BEFORE: ReadonlySet<string> = new Set(SEARCH_WORDS.before.map(computePlaceKey));
const ALSO_WORDS: ReadonlySet<string> = new Set(SEARCH_WORDS.alsoWords.map(computePlaceKey));
const MODELS = Object.entries(SEARCH_WORDS.workModels).flatMap(([model, names]) =>
  names.map((name) => ({ model: model as WorkModel, words: computePlaceKey(name).split(' ') })),
);
/** A name after one of these belongs to the words before it: "prefeitura de Curitiba". */
const INSIDE: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);
/** Words that a place at the end of a search has at most. */
const LONGEST_PLACE = 6;

const joinKeys = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(' ');

/** Takes the ways of working out of some words. */
function takeModels(words: readonly Word[]): { rest: Word[]; models: WorkModel[] } {
  const rest: Word[] = [];
  const models: WorkModel[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = MODELS.filter(({ words: name }) =>
      name.every((word, next) => words[at + next]?.folded === word),
    )
      .toSorted((one, other) => other.words.length - one.words.length)
      .at(0);
    const word = words[at];
    if (named) {
      models.push(named.model);
      at += named.words.length - 1;
    } else if (word) rest.push(word);
  }
  return { rest, models };
}

/** Drops "vaga de" and the like, where something else is left. */
function dropOpening(words: readonly Word[]): readonly Word[] {
  const key = joinKeys(words);
  const opening = OPENINGS.find((own) => key.startsWith(`${own} `));
  return opening === undefined ? words : words.slice(opening.split(' ').length);
}

/** Parts a place from the end of some words: after "em" whatever is known, else what can hardly be anything else. */
function takePlace(words: readonly Word[]): { rest: readonly Word[]; place: readonly Word[] } {
  for (let length = Math.min(LONGEST_PLACE, words.length - 1); length > 0; length -= 1) {
    const cut = words.length - length;
    const key = joinKeys(words.slice(cut));
    const isAfter = BEFORE.has(words[cut - 1]?.folded ?? '');
    if (isAfter && cut > 1 && isCertainPlace(key, 'any')) {
      return { rest: words.slice(0, cut - 1), place: words.slice(cut) };
    }
    const isApart = !isAfter && !INSIDE.has(words[cut - 1]?.folded ?? '');
    if (isApart && !ALSO_WORDS.has(key) && isCertainPlace(key, 'capital'))
      return { rest: words.slice(0, cut), place: words.slice(cut) };
  }
  return { rest: words, place: [] };
}

/** Some words of a text in their typed form. */
const joinTyped = (text: string, words: readonly Word[]): string =>
  words.map(({ start, end }) => text.slice(start, end)).join(' ');

/** The rest of a text: unchanged, with signs, if no word was removed. */
const leave = (text: string, all: readonly Word[], left: readonly Word[]): string =>
  left.length === all.length ? text : joinTyped(text, left);

/**
 * Moves typed words to the right field: "vaga de vendedora em BH" is a vendedora at BH; "remoto", as a place or among
 * the words, is a way of working. The other words stay as typed.
 */
export function understandQuery(query: JobQuery): UnderstoodQuery {
  const typedPlace = findWords(query.place);
  const taken = takeModels(typedPlace);
  const first = taken.rest.findIndex(({ folded }) => !BEFORE.has(folded));
  const inPlace = { ...taken, rest: first < 0 ? taken.rest : taken.rest.slice(first) };
  const typed = findWords(query.words);
  const inWords = takeModels(typed);
  const named = dropOpening(inWords.rest);
  const parted = inPlace.rest.length > 0 ? { rest: named, place: [] } : takePlace(named);
  const workModels = [...new Set([...inPlace.models, ...(parted.rest.length > 0 ? inWords.models : [])])];
  const words = parted.rest.length > 0 ? leave(query.words, typed, parted.rest) : query.words;
  const place =
    parted.place.length > 0
      ? joinTyped(query.words, parted.place)
      : leave(query.place, typedPlace, inPlace.rest);
  const isOpen = query.filters.workModels.length === 0;
  return {
    query: {
      ...query,
      words,
      place,
      filters: isOpen ? { ...query.filters, workModels } : query.filters,
    },
    workModels: isOpen ? workModels : [],
  };
}
