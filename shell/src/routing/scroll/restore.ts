import { asPageGrows } from './as-page-grows.ts';

/** Scrolls to a position as soon as the page is long enough for it. Gives the function that ends it. */
export const restoreScroll = (y: number): (() => void) =>
  asPageGrows(() => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  });
