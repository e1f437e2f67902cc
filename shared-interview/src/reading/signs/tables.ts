import type { Shape } from '@aura/shared-domain';
import { ENGLISH_OUTCOMES, ENGLISH_PLAN, ENGLISH_PRESENTATION, ENGLISH_STORY } from './english.ts';
import { PORTUGUESE_PLAN, PORTUGUESE_PRESENTATION } from './portuguese-other.ts';
import { PORTUGUESE_OUTCOMES, PORTUGUESE_STORY } from './portuguese-story.ts';
import type { Outcomes, Signs } from './signs.ts';

/** Signs by language and shape. */
export const SIGNS: Readonly<Record<'pt' | 'en', Readonly<Record<Shape, Signs>>>> = {
  pt: { story: PORTUGUESE_STORY, plan: PORTUGUESE_PLAN, presentation: PORTUGUESE_PRESENTATION },
  en: { story: ENGLISH_STORY, plan: ENGLISH_PLAN, presentation: ENGLISH_PRESENTATION },
};

/** Outcomes by language. */
export const OUTCOMES: Readonly<Record<'pt' | 'en', Outcomes>> = {
  pt: PORTUGUESE_OUTCOMES,
  en: ENGLISH_OUTCOMES,
};
