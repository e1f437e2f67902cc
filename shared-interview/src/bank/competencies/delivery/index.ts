import { byLevel } from '../../make.ts';
import { JUNIOR } from './junior.ts';
import { MID } from './mid.ts';
import { SENIOR } from './senior.ts';

/** Planning and delivering. */
export const DELIVERY = byLevel(
  { topic: 'delivery', language: 'pt', shape: 'story' },
  { junior: JUNIOR, mid: MID, senior: SENIOR },
);
