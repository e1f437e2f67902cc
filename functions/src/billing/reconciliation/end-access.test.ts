import { applyChange, createProfile, type Profile } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { computeEnd } from './end-access.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ended = new Date('2026-03-10T11:59:59Z');

const profileWith = (fields: Partial<Profile>): Profile => ({ ...createProfile('Ana'), ...fields });

describe('computeEnd', () => {
  it('writes the end and announces it once', () => {
    const profile = profileWith({ plan: 'decolagem', credits: 999, acesso_expira_em: ended });
    const change = computeEnd(profile, now);
    const after = applyChange(profile, change ?? {});
    expect(after).toMatchObject({ plan: 'freemium', credits: 0, acesso_expira_em: null });
    expect(after.notifications.map(({ id }) => id)).toEqual(['acesso_2026-03-10_fim']);
  });

  it('does not repeat what the daily insights announced', () => {
    const told = {
      id: 'acesso_2026-03-10_fim',
      text: '…',
      read: true,
      timestamp: now.toISOString(),
    };
    const profile = profileWith({ plan: 'impulso', acesso_expira_em: ended, notifications: [told] });
    const after = applyChange(profile, computeEnd(profile, now) ?? {});
    expect(after.plan).toBe('freemium');
    expect(after.notifications).toEqual([told]);
  });

  it('ends at its moment, not before', () => {
    const profile = profileWith({ plan: 'decolagem', acesso_expira_em: now });
    expect(computeEnd(profile, now)).not.toBeNull();
    expect(computeEnd(profile, new Date(now.getTime() - 1))).toBeNull();
  });

  it('has no say about a plan without an end', () => {
    expect(computeEnd(profileWith({ plan: 'decolagem' }), now)).toBeNull();
    expect(computeEnd(profileWith({ plan: 'b2b_equilibrio' }), now)).toBeNull();
  });
});
