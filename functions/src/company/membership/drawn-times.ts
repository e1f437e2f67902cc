import { DAY_MS } from '@aura/shared-domain';
import { randomInt } from 'node:crypto';
import { KEPT_WEEKS, MOST_DAYS_UNTIL_COUNTED } from '@aura/shared-company';

/** From when the numbers count a person who starts to share now. */
export const drawCountedFrom = (now: Date): Date => drawLater(now, 0, MOST_DAYS_UNTIL_COUNTED);

/** When a membership that ends now is forgotten. */
export const drawForgottenAt = (now: Date): Date => drawLater(now, KEPT_WEEKS.least * 7, KEPT_WEEKS.most * 7);

/** A random moment between two moments, both included. */
const drawLater = (now: Date, least: number, most: number): Date =>
  new Date(now.getTime() + randomInt(least * DAY_MS, most * DAY_MS + 1));
