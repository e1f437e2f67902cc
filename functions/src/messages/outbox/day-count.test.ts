import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@aura/shared-domain';
import { findKind, type MessageKind } from '../kinds.ts';
import { isWithin, readCount } from './day-count.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');

/** The minutes of the asked ones at which a message of the kind is sent. */
function sendAt(kind: MessageKind, asked: readonly number[]): number[] {
  let stored: Record<string, unknown> | undefined;
  return asked.filter((minute) => {
    const at = new Date(NOON + minute * MINUTE_MS);
    const count = readCount(stored);
    if (!isWithin(findKind(kind), count, at)) return false;
    stored = { sent: count.sent + 1, lastAt: Timestamp.fromDate(at) };
    return true;
  });
}

test('a stranger who asks every minute leaves the owner a link of the last hour, and sends few', () => {
  const everyMinute = Array.from({ length: 12 * 60 }, (_, minute) => minute);
  const sent = sendAt('new-password', everyMinute);
  expect(sent.slice(0, 5)).toEqual([0, 1, 2, 62, 122]);
  for (const minute of everyMinute) {
    expect(sent.some((at) => at <= minute && minute - at < HOUR_MS / MINUTE_MS)).toBe(true);
  }
  expect(sent).toHaveLength(3 + 11);
});

test("every other kind ends with the day's number", () => {
  expect(sendAt('due-tasks', [0, 1, 2, 90, 600])).toEqual([0, 1]);
});

test('a count of before is no reason to refuse', () => {
  expect(isWithin(findKind('new-password'), readCount({ sent: 5 }), new Date(NOON))).toBe(true);
});
