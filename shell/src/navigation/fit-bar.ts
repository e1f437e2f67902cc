import type { NavigationSection } from './sections.ts';

/** From which window width the bar shows a section; `never` for a section that is always behind "Mais". */
export type Standing = 'narrow' | 'wide' | 'never';

/* Widths in rem, as in the header's style sheets. The bar's content is computed, not measured: the page is prerendered
 * for every window, nothing may move after it is shown, and the menu has to work without a script. */
const WINDOW = { narrow: 64, wide: 80 } as const;
const PAGE = 72;
const GUTTERS = 6;
/** Logo, gaps, and the wider of the bar's two ends, for visitors and for signed-in people. */
const RESERVED = 27;
const GAP = 1.25;
const TEXT = 0.9375;
/** An icon and its distance to the label. */
const ICON = 1.3;
const MORE = 4;

/**
 * Assigns each section of the menu a place, so that the bar is one line: as many as fit, in order. A generous estimate
 * of the text width decides; sections that seem too wide go behind "Mais".
 */
export function fitBar(sections: readonly NavigationSection[]): readonly Standing[] {
  const widths = sections.map(computeWidth);
  const narrow = countFitting(widths, WINDOW.narrow);
  const wide = countFitting(widths, WINDOW.wide);
  return sections.map((_, index) => (index < narrow ? 'narrow' : index < wide ? 'wide' : 'never'));
}

/** The number of first sections that fit the bar of a window. */
function countFitting(widths: readonly number[], window: number): number {
  const room = Math.min(PAGE, window - GUTTERS) - RESERVED;
  if (sum(widths) - GAP <= room) return widths.length;
  const ends = widths.map((_, index) => sum(widths.slice(0, index + 1)));
  return ends.filter((end) => end + MORE <= room).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function computeWidth({ heading, items: [first] }: NavigationSection): number {
  const label = heading ?? first?.label ?? '';
  const hasIcon = heading !== null || first?.locked === true;
  return measureText(label) * TEXT + (hasIcon ? ICON : 0) + GAP;
}

/** Width of a text in em, rather too large than too small. */
function measureText(text: string): number {
  return sum(Array.from(text, measureLetter));
}

function measureLetter(letter: string): number {
  if (/[mwMW@—]/.test(letter)) return 0.92;
  if (/[A-ZÀ-Þ]/.test(letter)) return 0.7;
  if (/[ijlfrtí .,'’·-]/.test(letter)) return 0.38;
  return 0.59;
}
