import { HEADINGS_SIGNS } from '../../generated/signs.ts';
import { foldText } from '../../text/index.ts';

/**
 * Part of an ad. `intro` is the text before the first heading, `about` describes the company, the place, the pay or
 * the process; `about` and `benefits` contain no requirements. `tail` is a paragraph after a list of requirements.
 */
export type AdSection = 'intro' | 'mandatory' | 'desirable' | 'activities' | 'benefits' | 'about' | 'tail';

/** Whole headings, folded. They are tried in this order, and the first match decides. */
const WHOLE: readonly (readonly [AdSection, RegExp])[] = [
  ['desirable', HEADINGS_SIGNS.desirable],
  ['mandatory', HEADINGS_SIGNS.mandatory],
  ['activities', HEADINGS_SIGNS.activities],
  ['benefits', HEADINGS_SIGNS.benefits],
  ['about', HEADINGS_SIGNS.about],
];

/** Decoration around a heading: bullets, emoji, numbering, markup, a colon. */
const LEAD = /^[^\p{L}]+/u;
const TRAIL = /(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u;

const MOST_CHARACTERS = 64;

/** The section that a text opens if it is only a heading; null for any other text. */
export function findSectionOfHead(text: string): AdSection | null {
  if (text.length > MOST_CHARACTERS) return null;
  const key = foldText(text).folded.replace(LEAD, '').replace(TRAIL, '').replace(/\s+/gu, ' ');
  return key === '' ? null : (WHOLE.find(([, pattern]) => pattern.test(key))?.[0] ?? null);
}

/** A heading at the beginning of a line, with the text after it. */
export interface InlineHead {
  readonly section: AdSection;
  /** The head itself, folded. */
  readonly label: string;
  /** Start of the rest of the line. */
  readonly rest: number;
}

const INLINE = /^([^:\n]{3,64}?)(?::| [-–—] )/u;

/** A heading that continues in the same line ("Requisitos: ensino médio"); null for other lines. */
export function inlineHead(text: string): InlineHead | null {
  const match = INLINE.exec(text);
  const section = match ? findSectionOfHead(match[1] ?? '') : null;
  return match && section
    ? { section, label: foldText(match[1] ?? '').folded.trim(), rest: match[0].length }
    : null;
}
