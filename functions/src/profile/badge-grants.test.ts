import { describe, expect, it } from 'vitest';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { applyChange, createProfile, POINTS_PER_BADGE } from '@aura/shared-domain';
import { grantBadge, type BadgeGrant } from './badge-grants.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const profile = { ...createProfile('Ana'), points: 10, pointEntries: 2 };

/** What a grant adds to the ledger of points, by path. */
function recordedBy({ record }: BadgeGrant): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  const person = { collection: (name: string) => ({ doc: (id: string) => `${name}/${id}` }) };
  const tx = { create: (path: string, data: unknown) => (written[path] = data) };
  record(tx as unknown as Transaction, person as unknown as DocumentReference);
  return written;
}

describe('grantBadge', () => {
  const grant = grantBadge(profile, 'voz_de_dono', NOW);
  const after = applyChange(profile, grant.change);

  it('gives the badge, its points and the news of it', () => {
    expect(grant.newBadges).toEqual(['voz_de_dono']);
    expect(after.badges.map(({ id }) => id)).toEqual(['voz_de_dono']);
    expect(after.points).toBe(profile.points + POINTS_PER_BADGE);
    expect(after.notifications).toMatchObject([{ id: 'selo_voz_de_dono', read: false }]);
  });

  it('adds the next entry to the ledger and counts it', () => {
    expect(recordedBy(grant)).toEqual({
      'pointEvents/3': {
        entry: 3,
        type: 'badge',
        target: 'voz_de_dono',
        delta: POINTS_PER_BADGE,
        balance: after.points,
        reason: 'Selo conquistado: Voz de Dono',
        at: NOW,
      },
    });
    expect(after.pointEntries).toBe(3);
  });

  it('goes on after another one of the same transaction', () => {
    const second = grantBadge(after, 'cacador_elite', NOW);
    expect(recordedBy(second)).toMatchObject({
      'pointEvents/4': { balance: after.points + POINTS_PER_BADGE },
    });
    expect(applyChange(after, second.change).pointEntries).toBe(4);
  });

  it.each([
    ['held already', grantBadge(after, 'voz_de_dono', NOW)],
    ['not earned', grantBadge(profile, null, NOW)],
  ])('changes nothing for a badge that is %s', (_, none) => {
    expect(none).toMatchObject({ change: {}, newBadges: [] });
    expect(recordedBy(none)).toEqual({});
  });
});
