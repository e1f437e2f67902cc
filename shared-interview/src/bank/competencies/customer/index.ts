import { byLevel } from '../../make.ts';
import { JUNIOR } from './junior.ts';
import { MID } from './mid.ts';
import { SENIOR } from './senior.ts';

/** Focus on whoever receives the work: customer, patient, user, passenger, colleague of another area. */
export const CUSTOMER = byLevel(
  { topic: 'customer', language: 'pt', shape: 'story' },
  { junior: JUNIOR, mid: MID, senior: SENIOR },
);
