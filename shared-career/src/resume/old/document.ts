import type { Document } from '../assemble.ts';
import type { Stretch } from '../layout/order.ts';

/** A document of an older kind, of which nothing but its lines is read. */
export const buildDocument = (stretches: readonly Stretch[], cut: boolean): Document => ({
  stretches,
  layout: stretches.some(({ kind }) => kind === 'right') ? 'twoColumns' : 'oneColumn',
  hidden: [],
  loose: [],
  urls: [],
  cut,
});
