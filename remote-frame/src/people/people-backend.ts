import { createMemoryBackend, makePerson as userOf, type MemoryBackend } from '@aura/shared-session/testing';
import { PEOPLE, type PersonId } from './people.ts';

interface PeopleBackend {
  readonly backend: MemoryBackend;
  /** Replaces the signed-in person by another one. */
  readonly become: (person: PersonId) => void;
}

/**
 * An in-memory backend of the session that knows the people of the frame. Writes last until the person leaves the
 * page.
 */
export function peopleBackend(initially: PersonId): PeopleBackend {
  const backend = createMemoryBackend(user(initially));
  for (const [id, { profile }] of Object.entries(PEOPLE)) {
    if (profile) backend.documents.set(`users/${id}`, profile);
  }
  return { backend, become: (next) => backend.becomes(user(next)) };
}

function user(id: PersonId) {
  const { profile } = PEOPLE[id];
  return profile && userOf(id, { displayName: profile.name ?? null });
}
