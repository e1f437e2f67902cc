import { type Posting, STATE_NAMES, type StateCode } from '@aura/shared-domain';
import { wordsOf } from '../tokens/words.ts';

/** Where a job is: the folded words of the city, empty where only the state is said; the state, null if unknown. */
export interface PlaceKey {
  readonly city: string;
  readonly state: StateCode | null;
}

/** What somebody may mean with a place: null for the half that was not asked for. */
export interface PlaceAsked {
  readonly city: string | null;
  readonly state: StateCode | null;
}

/** 0 is elsewhere, 1 may be there, 2 is there. */
export type PlaceAnswer = 0 | 1 | 2;

const EVERYWHERE = 'brasil';

/** The folded words of a city, apart by blanks. */
const cityKey = (city: string): string =>
  wordsOf(city)
    .map(({ folded }) => folded)
    .join(' ');

const states: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, name]) => [
    [cityKey(code), code as StateCode],
    [cityKey(name), code as StateCode],
  ]),
);

/** Words that hold a name together: "Bom Jesus do Tocantins" and "Pará de Minas" are cities. */
const INSIDE_NAMES: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das']);

/** A city and the state beside it, behind it or before it. */
function splits(words: readonly string[], side: 'behind' | 'before'): PlaceAsked[] {
  return words.flatMap((word, cut) => {
    if (cut === 0 || INSIDE_NAMES.has(word) || INSIDE_NAMES.has(words[cut - 1] ?? '')) return [];
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const [city, name] = side === 'behind' ? [left, right] : [right, left];
    const state = states.get(name);
    return state ? [{ city, state }] : [];
  });
}

/**
 * What a typed place may mean: "Recife", "PE", "Pernambuco", "Recife - PE", "sao paulo sp"; "São Paulo" is a city and a
 * state. Empty where no place, or the whole country, was asked for.
 */
export function readPlace(place: string): PlaceAsked[] {
  const words = wordsOf(place).map(({ folded }) => folded);
  const whole = words.join(' ');
  if (whole === '' || whole === EVERYWHERE) return [];
  const state = states.get(whole);
  if (state) return [{ city: null, state }, ...(whole.length === 2 ? [] : [{ city: whole, state }])];
  const behind = splits(words, 'behind');
  return behind.length > 0 ? behind : [...splits(words, 'before'), { city: whole, state: null }];
}

function answers({ city, state }: PlaceKey, asked: PlaceAsked): PlaceAnswer {
  if (asked.city === null) {
    if (state === null) return 1;
    return state === asked.state ? 2 : 0;
  }
  if (asked.state !== null && state !== null && state !== asked.state) return 0;
  if (city === '') return 1;
  return city === asked.city ? 2 : 0;
}

/** Whether a place is what was asked for; the most favourable meaning counts. */
export function placeAnswer(place: PlaceKey, asked: readonly PlaceAsked[]): PlaceAnswer {
  let best: PlaceAnswer = 0;
  for (const meaning of asked) {
    const answer = answers(place, meaning);
    if (answer > best) best = answer;
  }
  return best;
}

/** Every place of every appearance of a job, each once; a state of the facts counts where no place is in it. */
export function placesOf({ vacancy, versions, facts }: Posting): PlaceKey[] {
  const found = new Map<string, PlaceKey>();
  for (const { city, state } of [vacancy, ...versions].flatMap(({ places }) => places)) {
    const key = { city: cityKey(city), state };
    if (key.city !== '' || state !== null) found.set(`${key.city}|${state ?? ''}`, key);
  }
  const covered = new Set([...found.values()].map(({ state }) => state));
  for (const state of facts.states) if (!covered.has(state)) found.set(`|${state}`, { city: '', state });
  return [...found.values()];
}
