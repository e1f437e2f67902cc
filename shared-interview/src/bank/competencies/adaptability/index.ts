import { byLevel } from '../../make.ts';
import { JUNIOR } from './junior.ts';
import { MID } from './mid.ts';
import { SENIOR } from './senior.ts';

/** Learning and adapting. */
export const ADAPTABILITY = byLevel(
  { topic: 'adaptability', language: 'pt', shape: 'story' },
  { junior: JUNIOR, mid: MID, senior: SENIOR },
);
