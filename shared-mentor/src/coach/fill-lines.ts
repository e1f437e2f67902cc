import type { Line } from '../library/index.ts';
import { FACT_KEYS, type FactKey, type Known } from '../person/known-facts.ts';

const PLACEHOLDER = /\{(\w+)\}/gu;

/** The text of a line for a person, and the facts it uses. */
export interface Filled {
  readonly text: string;
  readonly used: readonly FactKey[];
}

const isKey = (name: string): name is FactKey => Object.hasOwn(FACT_KEYS, name);

/** Names of the facts that a text asks for. */
export const listKeys = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** The first alternative of a line whose facts are all known; null if there is none. */
export function fillLine(line: Line, known: Known): Filled | null {
  const alternatives = typeof line === 'string' ? [line] : line;
  const chosen = alternatives.find((text) => listKeys(text).every((name) => isKey(name) && known.has(name)));
  if (chosen === undefined) return null;
  const used = listKeys(chosen).filter(isKey);
  const text = chosen.replace(PLACEHOLDER, (whole, name: string) =>
    isKey(name) ? (known.get(name)?.value ?? whole) : whole,
  );
  return { text, used };
}

/** Several lines as one text. */
export function fillLines(lines: readonly Line[], known: Known): Filled {
  const filled = lines.flatMap((line) => fillLine(line, known) ?? []);
  return { text: filled.map(({ text }) => text).join(' '), used: filled.flatMap(({ used }) => used) };
}
