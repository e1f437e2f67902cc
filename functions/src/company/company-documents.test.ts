import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { takeSnapshot } from '@aura/shared-company';
import { parseCompany, parseSnapshot } from './company-documents.ts';

const AT = new Date('2026-04-06T07:00:00.000Z');

describe('the stored documents of a company', () => {
  it('are read with dates, and with defaults for missing fields', () => {
    const stored = { name: 'A', seats: 3, seatsUsed: 0, departments: [], managers: [] };
    expect(parseCompany({ ...stored, createdAt: Timestamp.fromDate(AT) })).toEqual({
      ...stored,
      createdAt: AT,
      minimumCell: 5,
      minimumBreakdown: 10,
      snapshots: [],
      managerInvites: [],
      domains: [],
      seatsTold: 0,
      fewestAccounts: 15,
      followUps: [],
      programmes: [],
    });
  });

  it.each([undefined, {}, { name: 'A' }])('throws if it is malformed: %j', (data) =>
    expect(() => parseCompany(data)).toThrow(v.ValiError),
  );

  it('reads the numbers from the text of a snapshot', () => {
    const snapshot = takeSnapshot({
      week: '2026-W14',
      at: AT,
      size: 5,
      fewestAccounts: 0,
      units: [],
      trend: [],
    });
    const stored = { week: '2026-W14', takenAt: Timestamp.fromDate(AT), body: JSON.stringify(snapshot) };
    expect(parseSnapshot(stored)).toEqual(snapshot);
    expect(() => parseSnapshot({ ...stored, body: '{}' })).toThrow(v.ValiError);
  });
});
