import type { OriginalLine, ReadOriginal, ResumeStructure } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { findPeriods } from '../dates/period.ts';
import { listTextLines } from './original-lines.ts';

/** The first and the last line of a place in the document. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** A field by its path, and what it says. */
interface Field {
  readonly path: string;
  readonly value: string;
}

/** Shorter values are looked for as whole words only. */
const SHORT = 4;
/** Most places of one value that are compared. */
const MOST_PLACES = 40;
/** Fields whose places decide where an entry stands; the others follow. */
const MOST_DECIDING = 200;
/** A value that was mended is known by this many letters at its beginning and at its end. */
const PART = 16;
/** Lines that a value may run over. */
const LONGEST = 12;
/** Lines from the middle of an entry beyond which a field of it is as good as not found. */
const FAR = 15;

const readLetters = (text: string): string => foldKey(text).replace(/[^\p{L}\p{N}]/gu, '');
const listWords = (text: string): string[] => foldKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The lines of each text, the first ones only. */
function indexLines(texts: readonly (readonly string[])[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [index, own] of texts.entries()) {
    for (const text of new Set(own)) {
      const known = places.get(text) ?? [];
      if (known.length < MOST_PLACES) known.push({ from: index, to: index });
      places.set(text, known);
    }
  }
  return places;
}

/** Finds values in the letters and digits of a document: blanks, signs and line breaks are read differently by fields. */
function createFinder(lines: readonly OriginalLine[]) {
  const words = lines.map(({ text }) => listWords(text));
  const places = indexLines(words);
  const letters = words.map((own) => own.join('')).join('');
  const lineAt = words.flatMap((own, index) => Array<number>(own.join('').length).fill(index));
  const borders = new Set<number>([letters.length]);
  let length = 0;
  for (const word of words.flat()) {
    borders.add(length);
    length += word.length;
  }

  const findLetters = (needle: string): Place[] => {
    const all: Place[] = [];
    const whole: Place[] = [];
    for (
      let at = letters.indexOf(needle);
      at >= 0 && all.length < MOST_PLACES;
      at = letters.indexOf(needle, at + 1)
    ) {
      const place = { from: lineAt[at]!, to: lineAt[at + needle.length - 1]! };
      all.push(place);
      if (borders.has(at) && borders.has(at + needle.length)) whole.push(place);
    }
    return whole.length > 0 ? whole : all;
  };

  /** A value that was mended in the middle: its beginning and its end, close to each other. */
  const findMended = (needle: string): Place[] => {
    const ends = findLetters(needle.slice(-PART));
    return findLetters(needle.slice(0, PART)).map(({ from, to }) => ({
      from,
      to: ends.find((end) => end.to >= from && end.to - from < LONGEST)?.to ?? to,
    }));
  };

  return (value: string): Place[] => {
    const needle = readLetters(value);
    if (needle === '') return [];
    if (needle.length < SHORT) return [...(places.get(needle) ?? [])];
    const found = findLetters(needle);
    return found.length > 0 || needle.length < 2 * PART ? found : findMended(needle);
  };
}

type Find = ReturnType<typeof createFinder>;

const computeDistance = (places: readonly Place[], line: number): number =>
  Math.min(FAR, ...places.map(({ from }) => Math.abs(from - line)));

const findNearest = (places: readonly Place[], line: number): Place | undefined =>
  places.toSorted((a, b) => Math.abs(a.from - line) - Math.abs(b.from - line))[0];

interface Candidates extends Field {
  readonly places: readonly Place[];
}

/** Chooses, of the places where fields of one entry may stand, those that stand together; nothing before `after`. */
function chooseTogether(fields: readonly Candidates[], after: number): Map<string, Place> {
  const deciding = fields.slice(0, MOST_DECIDING);
  const middles = new Set(deciding.flatMap(({ places }) => places.map(({ from }) => from)));
  let best = { line: 0, cost: Infinity };
  for (const line of [...middles].toSorted((a, b) => a - b)) {
    const distance = deciding.reduce((sum, { places }) => sum + computeDistance(places, line), 0);
    const cost = distance + (line < after ? 1 : 0);
    if (cost < best.cost) best = { line, cost };
  }
  return new Map(
    fields.flatMap(({ path, places }) => {
      const place = findNearest(places, best.line);
      return place ? [[path, place] as const] : [];
    }),
  );
}

/** Fields whose value the document may write in another way. */
function listWritings({ path, value }: Field): string[] {
  if (path === 'contact.phone') return [value, value.replace(/\D/gu, '').slice(-8)];
  if (path.startsWith('contact.links.')) return [value, value.replace(/^https?:\/\/(?:www\.)?/u, '')];
  return [value];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The texts of a part of a CV with their paths; periods are looked for by their dates. */
function listFields(path: string, value: unknown): Field[] {
  if (isText(value)) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listFields(`${path}.${key}`, part));
}

const DATE = /\.(?:start|end)$/u;
/** Lists whose entries stand together in the document. */
const ENTRIES = ['experiences', 'education', 'projects', 'languages', 'registrations', 'other'] as const;
/** Lists whose texts do. */
const TOGETHER: readonly string[] = ['skills', 'courses', 'publications', 'volunteering'];

/** Which lines of a document say each field of the CV that was read of it. */
export function findSources(
  lines: readonly OriginalLine[],
  structure: ResumeStructure,
): ReadOriginal['sources'] {
  const find: Find = createFinder(lines);
  const dates = indexLines(
    lines.map(({ text }) => findPeriods(text).flatMap(({ start, end }) => [start, end].filter(isText))),
  );
  const findPlaces = (field: Field): readonly Place[] => {
    if (DATE.test(field.path)) return dates.get(field.value) ?? [];
    for (const writing of listWritings(field)) {
      const places = find(writing).filter(
        // An address often repeats the name.
        ({ from }) => field.path !== 'contact.name' || !lines[from]!.text.includes('@'),
      );
      if (places.length > 0) return places;
    }
    return [];
  };
  const sources = new Map<string, Place>();
  /** @returns the line at which the last of the fields ends */
  const settle = (fields: readonly Field[], after: number): number => {
    const candidates = fields.map((field) => ({ ...field, places: findPlaces(field) }));
    const chosen = chooseTogether(candidates, after);
    for (const [path, place] of chosen) sources.set(path, place);
    return [...chosen.values()].reduce((last, { to }) => Math.max(last, to), 0);
  };

  for (const name of ENTRIES) {
    let after = 0;
    for (const [index, entry] of (structure[name] ?? []).entries()) {
      after = Math.max(after, settle(listFields(`${name}.${index}`, entry), after));
    }
  }
  for (const [path, part] of Object.entries(structure)) {
    if (ENTRIES.some((name) => name === path)) continue;
    const fields = listFields(path, part);
    if (TOGETHER.includes(path)) settle(fields, 0);
    else for (const field of fields) settle([field], 0);
  }
  const licence = lines.findIndex(({ text }) => /\bcnh\b|habilitacao/u.test(foldKey(text)));
  if (structure.licence && licence >= 0) sources.set('licence', { from: licence, to: licence });

  return Object.fromEntries(
    [...sources].map(([path, { from, to }]) => [
      path,
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    ]),
  );
}

/** A text beside the fields that were read of it. */
export function readTextOriginal(text: string, structure: ResumeStructure): ReadOriginal {
  const lines = listTextLines(text);
  return { lines, pages: [], sources: findSources(lines, structure) };
}
