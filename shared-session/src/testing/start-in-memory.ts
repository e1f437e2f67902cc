import { configureSession, session } from '../page.ts';
import type { SessionState } from '../session/state.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** Nothing answers there: the backend in memory takes the place of Firebase. */
const NO_FIREBASE = { apiKey: '-', authDomain: 'localhost', projectId: 'demo-aura', appId: '-' };

/**
 * Starts the page's one session on a backend in memory. Resolves when it is known who is there.
 * @param apiBase address of the backend that `call` asks, without a final slash
 */
export function startInMemory(backend: MemoryBackend, apiBase = '/api'): Promise<SessionState> {
  configureSession({ apiBase, firebase: NO_FIREBASE }, backend);
  return session.ensure();
}
