import type { Evidence } from '@aura/shared-domain';
import type { QualityFacts } from '../facts.ts';

/** One item of the checklist: how complete it is, 0 to 1, and the message if something is missing. */
export interface Check {
  readonly id: string;
  readonly credit: number;
  readonly message: string;
  readonly action: string;
  /** Lines that hold the thing. */
  readonly found: readonly Evidence[];
  /** Lines that fall short; none where the thing is missing altogether. */
  readonly lacking: readonly Evidence[];
}

/** Where the head of a CV is, in words. */
export const HEAD = 'no alto do currículo';

/** Evidence of the lines whose path is, or begins with, one of these. */
export const findLinesAt = ({ lines }: QualityFacts, ...paths: readonly string[]): Evidence[] =>
  lines
    .filter(({ path }) => paths.some((start) => path === start || path.startsWith(`${start}.`)))
    .map((line) => line.evidence);
