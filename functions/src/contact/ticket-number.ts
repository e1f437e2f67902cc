import { createHash } from 'node:crypto';
import { DAY_MS, ANSWER_DAYS, computeDay, type ContactSubject } from '@aura/shared-domain';

/** Days that a message is kept, as the privacy policy says; that it was answered the log of operators tells for longer. */
const KEPT_DAYS = 365;
/** Digits and letters without easily confused ones (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGN_COUNT = 8;

/** Additional stored fields of a message. @param id chosen by the browser */
export const openTicket = (id: string, subject: ContactSubject, createdAt: Date) => ({
  number: computeNumber(id, createdAt),
  state: 'open' as const,
  dueAt: new Date(createdAt.getTime() + (ANSWER_DAYS[subject] ?? ANSWER_DAYS.outro) * DAY_MS),
  answers: [],
  closedAt: null,
  expiresAt: new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS),
});

/** Deterministic, so that a repetition returns the same number. */
function computeNumber(id: string, createdAt: Date): string {
  const hash = createHash('sha256').update(`ticket ${id}`).digest();
  const signs = [...hash.subarray(0, SIGN_COUNT)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${computeDay(createdAt).replaceAll('-', '')}-${signs.join('')}`;
}
