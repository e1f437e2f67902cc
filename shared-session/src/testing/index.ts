/** The session without Firebase, for tests and for a remote that runs without the shell. */
export { createMemoryBackend, makePerson, type MemoryBackend } from './memory-backend.ts';
export { startInMemory } from './start-in-memory.ts';
