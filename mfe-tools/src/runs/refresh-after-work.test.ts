// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { getSession } from '@aura/shared-session';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { expect, test, vi } from 'vitest';
import { refreshAfterWork } from './refresh-after-work.ts';

const toasts = vi.hoisted((): string[] => []);
vi.mock('@aura/shared-ui', () => ({ showToast: ({ text }: { text: string }) => toasts.push(text) }));

const store = (isDone: boolean) => ({
  ...createProfile('Ana'),
  careerPlan: [makeTask({ id: 'a', title: 'Ler cinco vagas', tool: '/buscador-vagas', completed: isDone })],
});

function isDoneHere(): boolean | undefined {
  const session = getSession();
  return session.status === 'signedIn' ? session.profile.careerPlan[0]?.completed : undefined;
}

test('completed work is read and named; work in another tool reads nothing', async () => {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', store(false));
  await startInMemory(backend);
  backend.documents.set('users/ana', store(true));
  await refreshAfterWork('/simulador-entrevista');
  expect(isDoneHere()).toBe(false);
  await refreshAfterWork('/buscador-vagas');
  expect(isDoneHere()).toBe(true);
  expect(toasts).toEqual(['Tarefa do plano concluída: Ler cinco vagas']);
});

test.each([
  ['that the address names', '/buscador-vagas?tarefa=a', null],
  ['that the next page tells of', '/buscador-vagas', 'a'],
])('a task %s is not announced twice', async (_, address, told) => {
  toasts.length = 0;
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', store(false));
  await startInMemory(backend);
  backend.documents.set('users/ana', store(true));
  window.history.replaceState(null, '', address);
  await refreshAfterWork('/buscador-vagas', false, told);
  expect(isDoneHere()).toBe(true);
  expect(toasts).toEqual([]);
});
