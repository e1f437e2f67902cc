import type { Shape } from '@aura/shared-domain';
import type { Missing } from '../missing/index.ts';

/** What is asked next where a dimension came out lowest. */
export interface FollowUpTemplate {
  /** What has to be missing for it; always fits without. */
  readonly when?: Missing | 'details' | 'short' | 'long' | 'fillers';
  /** Shapes that it fits; all without. */
  readonly shapes?: readonly Shape[];
  readonly pt: string;
  readonly en: string;
  /** What the analysis did not find, in Portuguese whatever the language of the question. */
  readonly why: string;
}
