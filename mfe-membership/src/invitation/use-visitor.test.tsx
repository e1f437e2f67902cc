// @vitest-environment happy-dom
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useVisitor } from './use-visitor.ts';

afterEach(() => vi.unstubAllGlobals());

test('nobody counts as a visitor before that is certain', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ memberships: [] }));
  const backend = createMemoryBackend(makePerson('maria'));
  backend.documents.set('users/maria', { name: 'Maria Souza' });
  const started = startInMemory(backend);
  const { result } = renderHook(() => useVisitor());
  expect(result.current.kind).toBe('unknown');
  await act(() => started);
  expect(result.current.kind).toBe('person');
  await act(async () => void (await backend.signOut()));
  await waitFor(() => expect(result.current.kind).toBe('nobody'));
});
