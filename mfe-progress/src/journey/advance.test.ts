// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { expect, test } from 'vitest';
import { closePhases } from './advance.ts';

const stored = (backend: ReturnType<typeof createMemoryBackend>) =>
  (backend.documents.get('users/ana') as { journeyPhase?: number } | undefined)?.journeyPhase;

test('every phase with finished work is closed, and none beyond', async () => {
  const backend = createMemoryBackend(makePerson('ana'));
  const careerPlan = ['a', 'b', 'c'].map((id) => makeTask({ id, completed: true }));
  backend.documents.set('users/ana', { ...createProfile('Ana'), diagnosticoCompleto: true, careerPlan });
  await startInMemory(backend);
  expect(await closePhases()).toBeNull();
  expect(stored(backend)).toBe(3);
  expect(await closePhases()).toBeNull();
  expect(stored(backend)).toBe(3);
});
