import { byLevel } from '../../make.ts';
import { JUNIOR } from './junior.ts';
import { MID } from './mid.ts';
import { SENIOR } from './senior.ts';

/** Finding causes and ways out. */
export const PROBLEM_SOLVING = byLevel(
  { topic: 'problemSolving', language: 'pt', shape: 'story' },
  { junior: JUNIOR, mid: MID, senior: SENIOR },
);
