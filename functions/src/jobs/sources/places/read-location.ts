import { foldKey } from '@aura/shared-career';
import { STATES, VACANCY_LIMITS, type Place, type StateCode } from '@aura/shared-domain';
import { findCityByName, isBrazil, findStateByName } from './brazil.ts';
import { AMBIGUOUS_CODES, FOREIGN, NOISE, OPEN, REMOTE } from './words.ts';

/** The content of a free-text location. */
export interface LocationReading {
  /** Places in Brazil. */
  readonly places: readonly Place[];
  /** Null if it names no place ("Remote"). */
  readonly country: 'brazil' | 'elsewhere' | null;
  readonly isRemote: boolean;
  /** Names a region that Brazil is part of. */
  readonly isOpen: boolean;
}

interface Draft {
  readonly city: string;
  state: StateCode | null;
  /** Whether the text itself says the state. */
  isStated: boolean;
}

/** Letters of a location that are read: more than twenty places have. */
const MOST_READ = 2_000;

const BETWEEN_PLACES = /[;|•·\n]/u;
const SEPARATORS = /[,()/]|\s[-–—]\s|\s(?:or|ou|and|e|&)\s/u;
/** "Recife - PE", "Recife/PE": the Brazilian way of writing a state, rare elsewhere. */
const DASHED_CODE = /\s*[-–—/]\s*([A-Z]{2})(?!\p{L})/gu;

/**
 * Reads "São Paulo, Brazil", "Recife - PE", "Remote - Brazil" and the like. An unknown name counts as a place in
 * Brazil only next to Brazil, one of its states or one of its cities.
 * @param given any text
 * @param country the source's country field, if any
 */
export function readLocation(given: string, country = ''): LocationReading {
  const text = given.slice(0, MOST_READ);
  const isRemote = text.search(REMOTE) >= 0;
  const groups = text.split(BETWEEN_PLACES).map(splitNames);
  const named = groups.flat();
  const isInBrazil = isBrazil(country) || named.some((piece) => isBrazil(piece.replace('~', '')));
  const isOpen = named.some((piece) => OPEN.test(foldKey(piece)));
  const isAbroad =
    (country !== '' && !isBrazil(country)) ||
    named.some((piece) => FOREIGN.test(foldKey(piece.replace('~', ''))));
  const drafts = groups.flatMap((names) => makeDrafts(names, isInBrazil));
  const known = drafts.filter(({ state }) => state !== null);
  const counted = isInBrazil && !isAbroad ? drafts : known;
  const places = isAbroad && !isInBrazil ? [] : counted.map(({ city, state }) => ({ city, state }));
  if (isInBrazil || places.length > 0) return { places, country: 'brazil', isRemote, isOpen };
  return { places, country: isAbroad || drafts.length > 0 ? 'elsewhere' : null, isRemote, isOpen };
}

/** Names in order; a code after a dash keeps a mark before it. */
const splitNames = (text: string): string[] =>
  text
    .replace(DASHED_CODE, ', ~$1')
    .replace(/\banywhere\b/giu, ',worldwide,')
    .replace(REMOTE, ',')
    .replace(NOISE, ',')
    .split(SEPARATORS)
    .map((piece) => piece.replace(/^[-–—:\s]+|[-–—:\s]+$/gu, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece));

function makeDrafts(pieces: readonly string[], isInBrazil: boolean): Draft[] {
  const drafts: Draft[] = [];
  for (const piece of pieces) {
    const name = piece.replace('~', '').slice(0, VACANCY_LIMITS.city);
    const key = foldKey(name);
    if (isBrazil(name) || OPEN.test(key) || FOREIGN.test(key)) continue;
    const last = drafts.at(-1);
    const code = STATES.find((state) => state === name);
    const isSure = isInBrazil || !AMBIGUOUS_CODES.has(name) || last?.state === code;
    if (code && (isSure || (piece.startsWith('~') && last))) addState(drafts, code);
    else addName(drafts, name);
  }
  return drafts;
}

/** An unambiguous state: of the city before it, or as a separate place. */
function addState(drafts: Draft[], state: StateCode): void {
  const last = drafts.at(-1);
  if (!last || last.isStated) {
    if (last?.state !== state) drafts.push({ city: '', state, isStated: true });
    return;
  }
  last.state = state;
  last.isStated = true;
}

function addName(drafts: Draft[], name: string): void {
  const last = drafts.at(-1);
  const [city, state] = [findCityByName(name), findStateByName(name)];
  // São Paulo and Rio de Janeiro are cities and states: they are states only after a city that may be in them.
  const isState = state !== null && (!city || (last && (last.state ?? state) === state));
  if (isState) addState(drafts, state);
  else if (city?.state) drafts.push({ city: city.city, state: city.state, isStated: false });
  // After a city that is known, an unknown name is a district.
  else if (!last?.state || last.isStated) drafts.push({ city: name, state: null, isStated: false });
}
