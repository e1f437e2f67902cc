import { ok } from '@aura/shared-domain';
import type { AnalyticsEvent } from '../analytics/events.ts';
import { createAuth } from '../auth/auth.ts';
import { createHint } from '../session/hint.ts';
import { createNotices, type SessionNotice } from '../session/notices.ts';
import { createSession, type SessionParts } from '../session/session-store.ts';
import type { SafeStorage } from '../store/safe-storage.ts';
import { createMemoryBackend, type MemoryBackend } from './memory-backend.ts';
import { createSharedStorage } from './memory-storage.ts';

/** A page with its session on a backend in memory; pauses take no time and are written down. */
export function testPage(
  backend: MemoryBackend = createMemoryBackend(),
  storage: SafeStorage = createSharedStorage().openTab(),
  parts: Partial<SessionParts> = {},
) {
  const pauses: number[] = [];
  const told: SessionNotice[] = [];
  const events: AnalyticsEvent[] = [];
  const hint = createHint(storage);
  const notices = createNotices();
  notices.subscribe((notice) => told.push(notice));
  const session = createSession({
    loadBackend: () => Promise.resolve(ok(backend)),
    hint,
    notices,
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0,
    ...parts,
  });
  const track = (event: AnalyticsEvent) => void events.push(event);
  return {
    backend,
    session,
    hint,
    notices,
    pauses,
    told,
    events,
    track,
    auth: createAuth(session, { track }),
  };
}

/** A door that is opened by hand, to hold an operation back. */
export function createGate(): { readonly opened: Promise<void>; open(): void } {
  const door = { open: () => undefined as void };
  const opened = new Promise<void>((resolve) => {
    door.open = resolve;
  });
  return { opened, open: () => door.open() };
}

/** Resolves when the condition holds; each round lets everything that is ready run. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round++) {
    if (round > 1000) throw new Error('the condition was never met');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
