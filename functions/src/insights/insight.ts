import type { Tellable } from './told-insights.ts';

/** A notification before it is sent. */
export interface Insight extends Tellable {
  readonly text: string;
  /** Path of this site. */
  readonly link: string;
}
