// @vitest-environment happy-dom
import { BADGES, createProfile, ok } from '@aura/shared-domain';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLearned } from './learned.ts';

const person = vi.hoisted(() => ({ uid: 'ana', hasLearned: true }));
const read = vi.hoisted(() => ({ times: 0 }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({
    list: async () => {
      read.times += 1;
      return ok([{ id: person.uid, value: { lessonId: person.uid } }]);
    },
  }),
  useSession: () => ({
    status: 'signedIn',
    user: { uid: person.uid },
    profile: {
      ...createProfile('Ana'),
      badges: person.hasLearned ? [{ ...BADGES.eterno_aprendiz, achievedDate: '2026-03-02T01:30:00Z' }] : [],
    },
  }),
}));

afterEach(() => {
  cleanup();
  Object.assign(person, { uid: 'ana', hasLearned: true });
  read.times = 0;
});

test('cards that are shown together read the lessons once, and later ones anew', async () => {
  const cards = [renderHook(useLearned), renderHook(useLearned)];
  for (const { result } of cards) await waitFor(() => expect(result.current).toHaveLength(1));
  expect(read.times).toBe(1);
  const later = renderHook(useLearned);
  await waitFor(() => expect(later.result.current).toHaveLength(1));
  expect(read.times).toBe(2);
});

test('another person never gets a read that is under way for the one before', async () => {
  renderHook(useLearned);
  person.uid = 'bia';
  const { result } = renderHook(useLearned);
  await waitFor(() => expect(result.current).toEqual([{ lessonId: 'bia' }]));
});

test('nothing is read for a person who has completed no lesson', () => {
  person.hasLearned = false;
  expect(renderHook(useLearned).result.current).toBeNull();
  expect(read.times).toBe(0);
});
