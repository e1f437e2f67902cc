import type { Grey } from './grey.ts';
import type { RecognisedWord } from './words.ts';

type Box = Pick<RecognisedWord, 'left' | 'top' | 'width' | 'height'>;

/** Runs of ink longer than this share of a word's height are horizontal strokes, which say nothing of the weight. */
const STEM = 0.45;
/** Share of ink from which a pixel belongs to a stroke. */
const INKED = 0.35;

/** How wide the upright strokes of a word are, in pixels; 0 where there are none. Light text on dark ground counts alike. */
export function measureStrokeWidth({ data, width }: Grey, box: Box): number {
  const valueAt = (x: number, y: number): number => data[y * width + x] ?? 255;
  let [darkest, lightest, sum] = [255, 0, 0];
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const value = valueAt(x, y);
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
      sum += value;
    }
  const range = lightest - darkest;
  if (range < 40) return 0;
  const inverted = sum / (box.width * box.height) < (darkest + lightest) / 2;
  const widths: number[] = [];
  for (let y = box.top; y < box.top + box.height; y += 1) {
    let run = 0;
    for (let x = box.left; x <= box.left + box.width; x += 1) {
      const paper = (valueAt(x, y) - darkest) / range;
      const ink = x === box.left + box.width ? 0 : inverted ? paper : 1 - paper;
      if (ink > INKED) run += ink;
      else {
        if (run > 0 && run < STEM * box.height) widths.push(run);
        run = 0;
      }
    }
  }
  return widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
}
