import { toDisplayText, squeeze } from '../../text/index.ts';

export type Mapping = Readonly<Record<string, unknown>>;

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of one or more lines, tidied line by line. */
const tidy = (text: string): string =>
  toDisplayText(text)
    .split('\n')
    .map(squeeze)
    .filter((line) => line !== '')
    .join('\n');

/** The texts of a value, one for each scalar; those of an object carry their key. */
export function collectTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (isMapping(value)) return listLabelledTexts(value);
  if (typeof value === 'string') return tidy(value) === '' ? [] : [tidy(value)];
  return typeof value === 'number' ? [String(value)] : [];
}

/** Texts of an object's values, each with its key before it: "keywords: SQL, R". */
export const listLabelledTexts = (mapping: Mapping): string[] =>
  Object.entries(mapping).flatMap(([key, value]) => {
    if (isMapping(value)) return listLabelledTexts(value).map((text) => `${key}: ${text}`);
    const texts = collectTexts(value);
    return texts.length === 0 ? [] : [`${key}: ${texts.join(', ')}`];
  });

/** A value as one text. */
export const joinTexts = (value: unknown): string => collectTexts(value).join('\n');

const PROSE = /^(?:summary|description|reference|highlights|items|lines)$/u;

/** An entry of a list of any kind: its names and dates on one line, then its prose and its points. */
export function flattenEntry(value: unknown): string[] {
  if (!isMapping(value)) return collectTexts(value);
  const entries = Object.entries(value);
  const head = entries
    .filter(([key]) => !PROSE.test(key))
    .flatMap(([, inner]) => collectTexts(inner).join(', '))
    .filter((text) => text !== '');
  const prose = entries.filter(([key]) => PROSE.test(key)).flatMap(([, inner]) => collectTexts(inner));
  return [head.join(' – '), ...prose].filter((line) => line !== '');
}
