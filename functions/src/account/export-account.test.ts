import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { toJson } from './export-account.ts';

const NOON = '2026-11-10T12:00:00.000Z';

it('converts values that JSON cannot hold, at any depth, and keeps all others', () => {
  const at = Timestamp.fromDate(new Date(NOON));
  const stored = {
    list: [{ at }, null, 'x', 1.5, false],
    map: { deep: { at } },
    bytes: Buffer.from('oi'),
    place: new GeoPoint(1, 2),
  };
  expect(toJson(stored)).toEqual({
    list: [{ at: NOON }, null, 'x', 1.5, false],
    map: { deep: { at: NOON } },
    bytes: 'b2k=',
    place: { latitude: 1, longitude: 2 },
  });
});
