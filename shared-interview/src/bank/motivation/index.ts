import { byLevel, forEveryLevel } from '../make.ts';
import { EVERY_LEVEL_PRESENTATIONS } from './presentations.ts';
import { EVERY_LEVEL_STORIES } from './stories.ts';
import { PRESENTATIONS } from './by-level.ts';

const PRESENTATION = { topic: 'motivation', language: 'pt', shape: 'presentation' } as const;

/** Who somebody is and where they want to go: what a first interview asks in every trade. */
export const MOTIVATION = [
  ...forEveryLevel(PRESENTATION, EVERY_LEVEL_PRESENTATIONS),
  ...forEveryLevel({ ...PRESENTATION, shape: 'story' }, EVERY_LEVEL_STORIES),
  ...byLevel(PRESENTATION, PRESENTATIONS),
];
