import { createMemoryBackend, makePerson as userOf, type MemoryBackend } from '@aura/shared-session/testing';
import { PEOPLE, type PersonId } from './people.ts';

interface PeopleBackend {
  readonly backend: MemoryBackend;
  /** Another person takes the place of the one who is signed in. */
  readonly become: (person: PersonId) => void;
}

/** A session's backend in memory that knows the people of the frame. What is written lasts until the page is left. */
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
