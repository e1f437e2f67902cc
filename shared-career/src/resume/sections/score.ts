import { findPeriods } from '../dates/period.ts';
import { isBold, type Line, readLineText } from '../layout/model.ts';
import { findExactHead } from './heads.ts';
import { isCaps } from './style.ts';

/** Points of the features of a section head (reasoned, not fitted). */
const HEAD_POINTS = {
  exact: 5,
  large: 2,
  bold: 2,
  caps: 1,
  short: 1,
  spaced: 1,
  sentence: -3,
  dated: -3,
} as const;

/** Points from which a line counts as a head by its features alone. */
export const HEAD_THRESHOLD = 6;

const LARGE = 1.15;
const SPACED = 1.3;

/** Features of a line as a section head. `layout` counts the visual ones (size, weight, capitals, space above). */
export function scoreHead(line: Line, body: number): { score: number; layout: number } {
  const text = readLineText(line);
  const features = {
    exact: findExactHead(text) !== null,
    large: body > 0 && line.size >= LARGE * body,
    bold: isBold(line),
    caps: isCaps(text),
    short: text.split(/\s+/u).length <= 5,
    spaced: line.gap >= SPACED,
    sentence: /[.;!?]$/u.test(text),
    dated: findPeriods(text).length > 0 || line.sides.length > 0,
  };
  let score = 0;
  for (const [name, present] of Object.entries(features) as [keyof typeof HEAD_POINTS, boolean][]) {
    if (present) score += HEAD_POINTS[name];
  }
  const layout = [features.large, features.bold, features.caps, features.spaced, text.endsWith(':')].filter(
    Boolean,
  ).length;
  return { score, layout };
}
