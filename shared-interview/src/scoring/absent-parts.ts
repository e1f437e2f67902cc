import type { PassagePart, Shape } from '@aura/shared-domain';
import { PRESENTATION_PARTS, STRUCTURE_PARTS } from './table.ts';

/** Parts of which one is enough, for each that Structure counts. */
const listCountedParts = (shape: Shape): (readonly PassagePart[])[] =>
  shape === 'presentation'
    ? [PRESENTATION_PARTS.proof.parts, PRESENTATION_PARTS.direction.parts]
    : STRUCTURE_PARTS[shape].map(({ part }) => [part]);

/** The parts that an answer lacks by the rule of its grade: what costs nothing is not missing. */
export const listAbsentParts = (shape: Shape, found: ReadonlySet<PassagePart>): ReadonlySet<PassagePart> =>
  new Set(
    listCountedParts(shape)
      .filter((parts) => !parts.some((part) => found.has(part)))
      .flat(),
  );
