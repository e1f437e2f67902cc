import { MAX_NOTIFICATIONS, type Notification } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { readTold } from './told-insights.ts';

const note = (id: string, timestamp = '2026-11-10T12:00:00.000Z'): Notification => ({
  id,
  text: id,
  read: true,
  timestamp,
});
const many = (count: number, timestamp?: string) =>
  Array.from({ length: count }, (_, at) => note(`n${at}`, timestamp));

describe('earlier notifications', () => {
  test('are those in the list, until the first one is dropped', () => {
    const told = readTold({ notifications: many(MAX_NOTIFICATIONS - 1) });
    expect(told({ id: 'n7', since: '2030-01-01' })).toBe(true);
    expect(told({ id: 'outra', since: '2020-01-01' })).toBe(false);
  });

  test('may have been dropped if their day is before the oldest one left', () => {
    const told = readTold({ notifications: many(MAX_NOTIFICATIONS) });
    expect(told({ id: 'outra', since: '2026-11-10' })).toBe(true);
    expect(told({ id: 'outra', since: '2026-11-11' })).toBe(false);
  });

  test('are measured by the day in São Paulo of the first readable time', () => {
    const [, ...rest] = many(MAX_NOTIFICATIONS, '2026-11-10T02:59:00.000Z');
    const told = readTold({ notifications: [note('sem data', 'em breve'), ...rest] });
    expect(told({ id: 'outra', since: '2026-11-09' })).toBe(true);
    expect(told({ id: 'outra', since: '2026-11-10' })).toBe(false);
  });

  test('are only those in the list, if no time can be read', () => {
    const told = readTold({ notifications: many(MAX_NOTIFICATIONS, '?') });
    expect(told({ id: 'n7', since: '' })).toBe(true);
    expect(told({ id: 'outra', since: '2020-01-01' })).toBe(false);
  });
});
