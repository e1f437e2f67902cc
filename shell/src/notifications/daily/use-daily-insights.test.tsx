// @vitest-environment happy-dom
import { useSession } from '@aura/shared-session/host';
import { memoryBackend, person, startInMemory } from '@aura/shared-session/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreadCount } from '../order.ts';
import { useDailyInsights } from './use-daily-insights.ts';

const backend = memoryBackend();
const news = { id: 'prazo_a', text: 'Uma tarefa', read: false, timestamp: '2026-11-10T12:00:00.000Z' };
let calls = 0;
let isUp = true;

/** The server: adds what there is to tell to the person's document. */
async function answer(): Promise<Response> {
  calls += 1;
  if (!isUp) throw new TypeError('no connection');
  backend.documents.set('users/ana', { name: 'Ana', avatarUrl: null, notifications: [news] });
  return Response.json({ added: 1 });
}

function Page() {
  const session = useSession();
  useDailyInsights(session.status === 'signedIn' ? session.user.uid : null);
  return <p>{session.status === 'signedIn' ? unreadCount(session.profile.notifications) : 'ninguém'}</p>;
}

const idle: (() => void)[] = [];
const becomeIdle = () =>
  act(async () => {
    await vi.waitFor(() => expect(idle.length).toBeGreaterThan(0));
    for (const task of idle.splice(0)) task();
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  backend.documents.set('users/ana', { name: 'Ana', avatarUrl: null });
  localStorage.clear();
  [calls, isUp] = [0, true];
  await startInMemory(backend);
  backend.becomes(person('ana'));
});

afterEach(() => {
  cleanup();
  idle.length = 0;
  backend.becomes(null);
  vi.unstubAllGlobals();
});

test('what the server adds shows once the page is idle, and the next page of the day does not ask', async () => {
  const first = render(<Page />);
  await screen.findByText('0');
  expect(calls).toBe(0);
  await becomeIdle();
  await screen.findByText('1');
  first.unmount();
  render(<Page />);
  await becomeIdle();
  expect(calls).toBe(1);
});

test('nobody is asked for who has left before the page was idle', async () => {
  render(<Page />);
  await screen.findByText('0');
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  await act(async () => backend.becomes(null));
  await screen.findByText('ninguém');
  await becomeIdle();
  expect(calls).toBe(0);
});

test('a failure leaves the page as it is', async () => {
  isUp = false;
  render(<Page />);
  await screen.findByText('0');
  await becomeIdle();
  await vi.waitFor(() => expect(calls).toBe(1));
  expect(screen.getByText('0')).toBeTruthy();
  expect(localStorage.getItem('aura.insights')).toBeNull();
});
