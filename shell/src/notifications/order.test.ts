import type { Notification } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { sortNotifications, countUnread, describeUnread } from './order.ts';

const note = (id: string, timestamp: string, read = false): Notification => ({
  id,
  text: id,
  read,
  timestamp,
});

test('newest first by instant in any time zone; without a time last', () => {
  const notes = [
    note('none', 'em breve'),
    note('old', '2026-03-01T10:00:00Z'),
    note('new', '2026-03-02T00:30:00-03:00'),
    note('middle', '2026-03-02T01:00:00Z'),
    note('none too', ''),
  ];
  expect(sortNotifications(notes).map(({ id }) => id)).toEqual(['new', 'middle', 'old', 'none', 'none too']);
  expect(notes[0]?.id).toBe('none');
});

test('unread ones are counted and put into words', () => {
  const notes = [note('a', ''), note('b', '', true), note('c', '')];
  expect(countUnread(notes)).toBe(2);
  expect([0, 1, 2].map(describeUnread)).toEqual(['nenhuma não lida', '1 não lida', '2 não lidas']);
});
