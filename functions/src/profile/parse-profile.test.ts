import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { parseProfile, withDates } from './parse-profile.ts';

const NOON = new Date('2026-11-10T12:00:00.000Z');

describe('parseProfile', () => {
  it('reads timestamps as dates and fills in what is missing', () => {
    const profile = parseProfile({ name: 'Ana', acesso_expira_em: Timestamp.fromDate(NOON) });
    expect(profile).toMatchObject({
      ok: true,
      value: { name: 'Ana', acesso_expira_em: NOON, plan: 'freemium', careerPlan: [], journeyPhase: 1 },
    });
  });

  it('tells a missing document from one it cannot read', () => {
    expect(parseProfile(undefined)).toEqual({ ok: false, error: 'missing' });
    expect(parseProfile({ points: '40' })).toEqual({ ok: false, error: 'malformed' });
  });
});

describe('withDates', () => {
  it('converts at any depth and leaves the rest alone', () => {
    const at = Timestamp.fromDate(NOON);
    expect(withDates({ a: [{ at }, null, 'x', 1], b: { at }, c: NOON, d: false })).toEqual({
      a: [{ at: NOON }, null, 'x', 1],
      b: { at: NOON },
      c: NOON,
      d: false,
    });
  });

  it('leaves alone what is neither a map nor a list: a reference leads back to itself', () => {
    const reference = new (class {
      readonly client: unknown = this;
    })();
    const bytes = Buffer.from('a');
    const read = withDates({ items: [reference], bytes }) as { items: unknown[]; bytes: unknown };
    expect(read.items[0]).toBe(reference);
    expect(read.bytes).toBe(bytes);
  });
});
