import type { Requirement } from '@aura/shared-domain';
import type { Segment } from './segments.ts';
import { ASKS } from '../../generated/phrases/demands.ts';

/**
 * The role of running text in an ad without a section of requirements: it asks for something, or it describes the work
 * and the employer. `headed` if the ad has such a section.
 */
export type Running = 'asks' | 'tells' | 'headed';

/** Kinds that are demands by nature, anywhere in running text. */
export const DEMANDS: ReadonlySet<Requirement['kind']> = new Set([
  'licence',
  'education',
  'language',
  'years',
]);

/** Maximum number of words of a sentence that continues a list: "…, ensino médio. Excel básico." */
const SHORT = 4;
const isShort = ({ text }: Segment): boolean => text.trim().split(/\s+/u).length <= SHORT;

/**
 * The segments with requirements, by their start. Text after a semicolon, a short sentence in the same line, and a
 * list under "Precisa de:" continue the requirements.
 */
export function findAskingSegments(segments: readonly Segment[]): ReadonlySet<number> {
  const asking = new Set<number>();
  let before: Segment | null = null;
  let list = false;
  for (const segment of segments) {
    const { folded, start, line, goesOn, section } = segment;
    const follows = before !== null && asking.has(before.start);
    list &&= before !== null && line - before.line <= 1 && section !== 'about';
    const inLine = follows && before?.line === line && (goesOn || isShort(segment));
    if (section !== 'about' && (ASKS.test(folded.folded) || inLine || list)) asking.add(start);
    if (asking.has(start) && /:\s*$/u.test(segment.text)) list = true;
    before = segment;
  }
  return asking;
}
