import type { Document } from '../assemble.ts';
import type { Stretch } from '../layout/order.ts';

/** A document of an older format, of which only the lines are read. */
export const buildDocument = (stretches: readonly Stretch[], cut: boolean): Document => ({
  stretches,
  layout: stretches.some(({ kind }) => kind === 'right') ? 'twoColumns' : 'oneColumn',
  hidden: [],
  loose: [],
  urls: [],
  cut,
});
