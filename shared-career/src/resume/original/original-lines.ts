import type { OriginalLine } from '@aura/shared-domain';
import { joinFullText, type Line } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';

/** Parts of a line of type above and below its baseline, as shares of its size. */
const RISE = 0.95;
const DROP = 0.3;

function computeBox(line: Line): OriginalLine['box'] {
  // Plain text and the files of office programs have no geometry.
  if (line.size === 0 || line.right <= line.edge) return null;
  return {
    page: line.page,
    left: line.shift + Math.min(line.edge, line.sideX ?? line.edge),
    top: line.y - RISE * line.size,
    right: line.shift + Math.max(line.right, line.sideRight ?? 0),
    bottom: line.y + DROP * line.size,
  };
}

/** The lines of a document as they stand on its pages, in reading order. */
export const listOriginalLines = (stretches: readonly Stretch[]): OriginalLine[] =>
  stretches.flatMap(({ lines }) =>
    lines.map((line) => ({ text: joinFullText(line), box: computeBox(line) })),
  );

/** The lines of a text, which stands on no page. */
export const listTextLines = (text: string): OriginalLine[] =>
  text.split('\n').map((line) => ({ text: line, box: null }));
