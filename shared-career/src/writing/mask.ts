import { findRegistrations } from '../cv/registrations.ts';
import { findLinks } from '../resume/fields/links.ts';
import { findPhones } from '../resume/fields/phone.ts';
import { locatePersonalData } from '../resume/notices/personal-data.ts';
import { foldText, type TextRange } from '../text/index.ts';
import type { WritableRun } from './target.ts';

/** Identifying data from the person's document. */
export interface Identity {
  readonly names: readonly string[];
  /** E-mail, telephone and addresses, as written. */
  readonly contacts: readonly string[];
}

export interface Mask {
  /** The text with a numbered mark, `⟦1⟧`, for everything that says who the person is. */
  readonly hide: (text: string) => string;
  /** The text with the marks replaced by the original data. */
  readonly show: (text: string) => string;
}

/** Marks in a masked text. They hold no letter, so that nothing that is looked for can be found in them. */
export const MARKS = /⟦\d+⟧/gu;

const EMAIL = /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\))\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
/** CPF, RG and whatever else is a long number without being money or a year. */
const DOCUMENT_NUMBER =
  /(?<![\p{L}\d])\d{3}\.?\d{3}\.?\d{3}[-/ ]?\d{2}(?!\d)|(?<![\p{L}\d])\d{1,2}\.\d{3}\.\d{3}-[\dXx]/gu;
const HANDLE = /(?<![\p{L}\d@])@[\p{L}\d_.]{3,}/gu;
const PARTICLES: ReadonlySet<string> = new Set([
  'da',
  'de',
  'do',
  'das',
  'dos',
  'del',
  'von',
  'van',
  'filho',
  'neto',
]);
const SHORTEST_NAME = 3;
/** One round finds one datum of each kind. */
const PERSONAL_DATA_ROUNDS = 4;

/** Hides one person in any number of texts; what is hidden in one has the same mark in all. */
export function createMask({ names, contacts }: Identity): Mask {
  const marks = new Map<string, string>();
  const markOf = (value: string): string => {
    const mark = marks.get(value) ?? `⟦${marks.size + 1}⟧`;
    marks.set(value, mark);
    return mark;
  };
  const hideAll = (text: string, values: readonly string[]): string =>
    values
      .filter((value) => value.trim() !== '')
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, value) => rest.replaceAll(value, () => markOf(value)), text);
  const nameWords = names.flatMap(splitName);
  const literals = contacts.filter((contact) => contact.length > 3);

  return {
    hide(text) {
      let masked = text.replace(/[⟦⟧]/gu, '');
      masked = hideAll(masked, literals).replace(EMAIL, markOf);
      masked = hideAll(masked, findLinks(masked)).replace(HANDLE, markOf);
      // Before what is recognised by its surroundings, which could take half a name along.
      masked = hideWords(masked, nameWords, markOf).replace(DOCUMENT_NUMBER, markOf);
      masked = hideAll(masked, findPhones(masked));
      masked = hideAll(masked, findNumberedRegistrations(masked));
      for (let round = 0; round < PERSONAL_DATA_ROUNDS; round += 1) {
        const found = withRestOfLine(masked, locatePersonalData(masked)).map(({ start, end }) =>
          withoutTornMarks(masked.slice(start, end)),
        );
        masked = hideAll(
          masked,
          found.filter((excerpt) => /[\p{L}\p{N}]/u.test(excerpt.replace(MARKS, ''))),
        );
      }
      return masked;
    },
    show(text) {
      const values = new Map([...marks].map(([value, mark]) => [mark, value]));
      const once = (masked: string): string => masked.replace(MARKS, (mark) => values.get(mark) ?? mark);
      // The data behind a mark can itself contain an earlier mark.
      return Array.from(values).reduce((shown) => once(shown), text);
    },
  };
}

/** Who a run is about, as its documents and the account say. */
export function readIdentity(run: WritableRun): Identity {
  const resume = run.input.resume?.contact;
  const ofResume = resume ? [resume.email, resume.phone, ...resume.links] : [];
  if (run.tool === 'resume') return { names: [run.input.resume.contact.name], contacts: ofResume };
  const { profile, accountName } = run.input;
  return { names: [profile.name, accountName, resume?.name ?? ''], contacts: [profile.url, ...ofResume] };
}

const splitName = (name: string): string[] =>
  foldText(name)
    .folded.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_NAME && !PARTICLES.has(word));

const findNumberedRegistrations = (text: string): string[] =>
  findRegistrations(text)
    .filter(({ numbered }) => numbered)
    .map(({ start, end }) => text.slice(start, end));

/**
 * Personal data with the rest of their lines: what follows an address or a document is often more of it, and a line
 * that holds such a thing is not worth rewriting. Ranges that overlap become one.
 */
function withRestOfLine(text: string, ranges: readonly TextRange[]): TextRange[] {
  const whole: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start < last.end) continue;
    const lineEnd = text.indexOf('\n', end);
    whole.push({ start, end: lineEnd < 0 ? text.length : lineEnd });
  }
  return whole;
}

/** An excerpt without the half of a mark that it may begin or end with. */
const withoutTornMarks = (excerpt: string): string =>
  excerpt
    .replace(/^[^⟦⟧]*⟧/u, '')
    .replace(/⟦[^⟦⟧]*$/u, '')
    .trim();

/** Hides whole words, whatever their case and accents. */
function hideWords(text: string, words: readonly string[], markOf: (value: string) => string): string {
  if (words.length === 0) return text;
  const { folded, toOriginal } = foldText(text);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'gu');
  let masked = '';
  let at = 0;
  for (const match of folded.matchAll(pattern)) {
    const [start, end] = [toOriginal(match.index), toOriginal(match.index + match[0].length)];
    masked += text.slice(at, start) + markOf(text.slice(start, end));
    at = end;
  }
  return masked + text.slice(at);
}
