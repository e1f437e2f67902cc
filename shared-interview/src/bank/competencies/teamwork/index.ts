import { byLevel } from '../../make.ts';
import { JUNIOR } from './junior.ts';
import { MID } from './mid.ts';
import { SENIOR } from './senior.ts';

/** Getting on with others at work. */
export const TEAMWORK = byLevel(
  { topic: 'teamwork', language: 'pt', shape: 'story' },
  { junior: JUNIOR, mid: MID, senior: SENIOR },
);
