import { fragmentTarget } from '@aura/shared-pages/focus';
import { asPageGrows } from './as-page-grows.ts';

/** Scrolls to what a fragment (`#…`) names as soon as the page has it. Gives the function that ends it. */
export const reachFragment = (hash: string): (() => void) =>
  asPageGrows(() => {
    const target = fragmentTarget(hash);
    target?.scrollIntoView();
    return target !== null;
  });
