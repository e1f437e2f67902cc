import type { Requirement } from '@aura/shared-domain';
import { capitalizeFirst, type TextRange } from '../../text/index.ts';
import type { Segment } from './segments.ts';

/** Something that a segment asks for; offsets in the segment's text. */
export interface Found extends TextRange {
  /** Mentions with the same key are one requirement. */
  readonly key: string;
  readonly label: string;
  readonly kind: Requirement['kind'];
  readonly skillId: string | null;
  readonly alternatives: readonly string[];
  /** Other things that the same clause names: skills, or names that the taxonomy lacks. */
  readonly also?: readonly string[];
  /** Whether it is indispensable when mandatory: by nature, only if the ad insists, or never. */
  readonly blocks: 'always' | 'ifDemanded' | 'never';
}

/** Looks for one kind of requirement in a segment. */
export type Finder = (segment: Segment) => readonly Found[];

/** Brackets of which everything was read apart, such as a wish: "ERP (preferencialmente TOTVS)". */
const EMPTY_BRACKETS = /\s?[([](?:[\s,;/–-]|(?<!\p{L})(?:e|ou)(?!\p{L}))*[)\]]/gu;
/** Separators that what was read apart leaves behind in a bracket: "(, SAP)". */
const LOOSE_IN_BRACKETS = /(?<=[([])[\s,;/–-]+|[\s,;/–-]+(?=[)\]])/gu;

const tidyBrackets = (text: string): string =>
  text
    .replace(EMPTY_BRACKETS, '')
    .replace(LOOSE_IN_BRACKETS, '')
    .replace(/\s?[([]\s*$/u, '');

/** A label as it opens a line: first letter in upper case, one blank between words. */
export function formatLabel(text: string, most = 90): string {
  const plain = tidyBrackets(text.replace(/\s+/gu, ' ')).replace(
    /^[^\p{L}\p{N}]+|(?<![\s,;:.–-])[\s,;:.–-]+$/gu,
    '',
  );
  const cut =
    plain.length <= most ? plain : `${plain.slice(0, Math.max(plain.lastIndexOf(' ', most), most / 2))}…`;
  return capitalizeFirst(cut);
}
