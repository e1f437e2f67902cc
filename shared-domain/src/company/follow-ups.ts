import * as v from 'valibot';
import type { Alert } from './numbers.ts';

/** Identifies an alert across weeks: its statement and subject, without numbers. */
export const computeAlertKey = (alert: Alert): string =>
  [alert.kind, 'unit' in alert ? (alert.unit ?? '') : '', findSubject(alert)].join(':');

/** What else tells two alerts of one kind and unit apart. */
function findSubject(alert: Alert): string {
  if ('skillId' in alert) return alert.skillId;
  return 'headline' in alert ? alert.headline : '';
}

/** What the key of an alert tells: `unit` null for the whole company, `subject` its skill or headline. */
export interface AlertKeyParts {
  readonly kind: string;
  readonly unit: string | null;
  readonly subject: string | null;
}

/** Takes a key of {@link computeAlertKey} apart. */
export function readAlertKey(key: string): AlertKeyParts {
  const [kind = '', unit, subject] = key.split(':');
  return { kind, unit: unit || null, subject: subject || null };
}

export const AlertKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}:[\w-]{0,64}:[\w.-]{0,100}$/));

/** `open`: no answer yet; `planned`: a programme answers it; `dismissed`: a manager closed it with a reason. */
export const FOLLOW_UP_STATES = ['open', 'planned', 'dismissed'] as const;

/** A sentence or two, as a manager typed them. */
export const ReasonSchema = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

export const ProgrammeTitleSchema = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80));

/** Limits: running and kept programmes of a company, lessons of a programme, kept answers to alerts. */
export const MAX_PROGRAMMES = 40;
export const MAX_PROGRAMME_LESSONS = 8;
export const MAX_FOLLOW_UPS = 120;
