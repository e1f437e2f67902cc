import { MOST_DAYS_UNTIL_COUNTED } from '@aura/shared-company';
import { DAY_MS, computeDay } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { DEMO_COLLEAGUE } from '../people.ts';
import { PEOPLE, NOW, owned, READ, storedOn } from './stored.testing.ts';

const STORED = storedOn(NOW);
const members = READ.members(STORED);
const people = READ.people(STORED);

test('the same day gives the same documents, each once', () => {
  expect(storedOn(NOW)).toEqual(STORED);
  expect(new Set(STORED.map(({ path }) => path)).size).toBe(STORED.length);
});

test('every document is one that the backend reads, and none has a gap that the database refuses', () => {
  const read = Object.values(READ).map((all) => all(STORED).size);
  const own = [...members.keys()].flatMap((uid) => Object.values(owned(uid)).map((all) => all(STORED).size));
  expect([...read, ...own].reduce((sum, size) => sum + size)).toBe(STORED.length);
  expect(STORED.filter(({ data }) => hasUndefined(data))).toEqual([]);
});

const hasUndefined = (value: unknown): boolean =>
  value === undefined ||
  (value !== null && typeof value === 'object' && Object.values(value).some(hasUndefined));

describe('the list', () => {
  const listed = [...people.values()];

  test('holds some eighty people of five departments, of whom one has been taken off', () => {
    const inDepartment = (id: string) => listed.filter(({ department }) => department === id).length;
    const ids = ['engenharia', 'produto', 'comercial', 'pessoas', 'financeiro'];
    expect(ids.map(inDepartment)).toEqual([27, 21, 22, 4, 9]);
    expect(listed).toHaveLength(83);
    expect(new Set(listed.map(({ email }) => email)).size).toBe(83);
    expect(READ.company(STORED).get('horizonte')).toMatchObject({
      seats: 100,
      seatsUsed: 82,
      managers: [PEOPLE.manager.uid],
    });
  });

  test('says nothing of who was taken off but that they were, and keeps their place', () => {
    const [off, ...others] = listed.filter(({ removedAt }) => removedAt !== null);
    expect(others).toEqual([]);
    expect(off).toMatchObject({
      name: '',
      email: '',
      unit: null,
      admittedOn: null,
      isManager: false,
      searchName: '',
      searchBeginnings: [],
      department: 'comercial',
      group: { unit: 'comercial' },
      invitation: { hash: '' },
    });
  });

  test('has the demo person who works there, under the address that they sign in with', () => {
    expect(listed).toContainEqual(
      expect.objectContaining({ name: DEMO_COLLEAGUE.name, email: DEMO_COLLEAGUE.email }),
    );
    expect(members.get(PEOPLE.colleague.uid)).toMatchObject({ shares: true, endedAt: null });
  });

  test('leads a link to everybody on it, and to nobody else', () => {
    const invites = READ.invites(STORED);
    for (const [id, { invitation, removedAt }] of people)
      expect(invites.get(invitation.hash)?.personId).toBe(removedAt ? undefined : id);
  });
});

test('a second link says nothing of who accepted: some of both got one, and some of both did not', () => {
  const accepted = new Set([...members.values()].map(({ personId }) => personId));
  const imported = [...people].filter(([, { addedAt }]) => NOW.getTime() - addedAt.getTime() > 14 * DAY_MS);
  const again = imported.map(([id, { addedAt, invitation }]) => [
    accepted.has(id),
    invitation.issuedAt > addedAt,
  ]);
  expect(new Set(again.map(String)).size).toBe(4);
});

describe('the members', () => {
  test('accepted while their link was good, and are those of whom the link says so', () => {
    const accepted = new Map([...READ.invites(STORED).values()].map((invite) => [invite.acceptedBy, invite]));
    for (const [uid, { personId, joinedAt, endedAt }] of members) {
      const invitation = people.get(personId)?.invitation;
      expect(joinedAt > (invitation?.issuedAt ?? NOW) && joinedAt < (invitation?.expiresAt ?? joinedAt)).toBe(
        true,
      );
      expect(accepted.get(uid)?.personId).toBe(endedAt ? undefined : personId);
    }
    expect([...members.values()].filter(({ shares }) => !shares)).toHaveLength(3);
  });

  test('are counted from a moment on within four weeks of joining, each from another', () => {
    const days = [...members.values()].map(
      ({ joinedAt, countsFrom }) => (countsFrom.getTime() - joinedAt.getTime()) / DAY_MS,
    );
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(MOST_DAYS_UNTIL_COUNTED);
    expect(new Set(days).size).toBe(members.size);
    expect([...members.values()].filter(({ accessBefore }) => accessBefore !== null)).toEqual([]);
  });

  test('have the plan of the company while they are on the list', () => {
    const profiles = READ.profiles(STORED);
    for (const [uid, { endedAt }] of members)
      expect(profiles.get(uid)).toMatchObject(
        endedAt ? { plan: 'freemium', credits: 0 } : { plan: 'b2b_equilibrio', credits: 999 },
      );
  });

  test('who was taken off the list left what they had added, for a while', () => {
    const [ended, ...others] = [...members.values()].filter(({ endedAt }) => endedAt !== null);
    expect(others).toEqual([]);
    expect(ended?.kept?.measures).toContain('activated');
    expect(ended?.endedAt).toEqual(people.get(ended?.personId ?? '')?.removedAt);
    const weeks = ((ended?.forgetAt?.getTime() ?? 0) - (ended?.endedAt?.getTime() ?? 0)) / (7 * DAY_MS);
    expect(weeks).toBeGreaterThan(26);
    expect(weeks).toBeLessThan(78);
  });

  test('did nothing before they joined, nor after today; points add up to their ledger', () => {
    const profiles = READ.profiles(STORED);
    for (const [uid, { joinedAt }] of members) {
      const { entries, lessons, practice } = owned(uid);
      const ledger = [...entries(STORED).values()];
      const read = [...lessons(STORED).values()];
      for (const at of [...ledger.map((entry) => entry.at), ...read.map(({ completedAt }) => completedAt)])
        expect(at && at > joinedAt && at < NOW).toBe(true);
      const profile = profiles.get(uid);
      expect(ledger.map(({ entry }) => entry)).toEqual(ledger.map((_, at) => at + 1));
      expect(profile?.pointEntries).toBe(ledger.length);
      expect(profile?.points).toBe(ledger.reduce((sum, { delta }) => sum + delta, 0));
      expect(profile?.points).toBe(ledger.at(-1)?.balance ?? 0);
      expect(profile?.careerPlan.filter(({ completed }) => completed)).toHaveLength(
        ledger.filter(({ type }) => type === 'task').length,
      );
      expect(profile?.badges.some(({ id }) => id === 'eterno_aprendiz')).toBe(read.length > 0);
      expect(practice(STORED).get('practice')?.days.length ?? 0).toBe(
        new Set(read.map(({ completedAt }) => completedAt && computeDay(completedAt))).size,
      );
    }
  });

  test('the one who can sign in has something done and something to do', () => {
    const profile = READ.profiles(STORED).get(PEOPLE.colleague.uid);
    expect(profile?.diagnosticoCompleto).toBe(true);
    const done = profile?.careerPlan.map(({ completed }) => completed);
    expect(done).toContain(true);
    expect(done).toContain(false);
  });
});

test('the log tells how the list came about, in the order of time, and names no member', () => {
  const log = [...READ.auditLog(STORED).values()];
  expect(log.map(({ at }) => at.getTime())).toEqual(
    log.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
  );
  const counted = log.flatMap(({ detail }) => /incluídas: (\d+)/.exec(detail)?.[1] ?? []).map(Number);
  const invited = log.filter(({ action }) => action === 'person_invited').length;
  expect(counted.reduce((sum, count) => sum + count) + invited).toBe(people.size);
  expect(log.map(({ actor }) => actor)).toEqual([
    'Operação da Aura',
    'Operação da Aura',
    ...Array.from({ length: log.length - 2 }, () => 'Helena Duarte (gestora@demo.aura)'),
  ]);
  expect(log.flatMap(({ action, subjectUid }) => (subjectUid ? [[action, subjectUid]] : []))).toEqual([
    ['manager_granted', PEOPLE.manager.uid],
  ]);
  expect(log.filter(({ detail }) => detail.includes('@'))).toEqual([]);
});
