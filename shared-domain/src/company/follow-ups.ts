import * as v from 'valibot';
import type { Alert } from './numbers.ts';

/** What an alert is known by from week to week: what it says and of what, without its numbers. */
export const computeAlertKey = (alert: Alert): string =>
  [alert.kind, 'unit' in alert ? (alert.unit ?? '') : '', 'skillId' in alert ? alert.skillId : ''].join(':');

export const AlertKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}:[\w-]{0,64}:[\w.-]{0,100}$/));

/** `open`: nobody has answered it; `planned`: a programme does; `dismissed`: it is not to be answered, for a reason. */
export const FOLLOW_UP_STATES = ['open', 'planned', 'dismissed'] as const;

/** A sentence or two, as a manager typed them. */
export const ReasonSchema = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

export const ProgrammeTitleSchema = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80));

/** Most programmes that a company runs and keeps, lessons of one, and alerts whose answers are kept. */
export const MAX_PROGRAMMES = 40;
export const MAX_PROGRAMME_LESSONS = 8;
export const MAX_FOLLOW_UPS = 120;
