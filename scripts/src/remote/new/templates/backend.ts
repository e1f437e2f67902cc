import { toCamelCase } from '../../../backend-parts/camel-case.ts';

/** A new remote's part of the backend: an endpoint, the rules of its stored data, and the test of both. */
export const makeBackendFiles = (name: string): Readonly<Record<string, string>> => ({
  'part.ts': `import { keepNoteEndpoint, NOTES } from '@aura/mfe-${name}/api';
import { err, ok, type RequestOf, type ResponseOf } from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import { definePart, type PartDeps } from '../parts/define-part.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';

type KeepNote = PersonCall<RequestOf<typeof keepNoteEndpoint>, ResponseOf<typeof keepNoteEndpoint>>;

/** POST /${name}/notes: keeps a note of the person. The erasure of an account and its export take it along. */
const keepNote =
  ({ db, queue, now }: PartDeps): KeepNote =>
  (uid, { id, text }) =>
    queue(uid, () =>
      db.runTransaction(async (tx) => {
        const person = db.doc(\`users/\${uid}\`);
        // Nothing may be added below an account that was erased meanwhile.
        if (!(await tx.get(person)).exists) return err(PROFILE_FAILURES.missing);
        tx.set(person.collection(NOTES).doc(id), { text, createdAt: now() });
        return ok({ kept: true });
      }, TRANSACTION_OPTIONS),
    );

export default definePart({
  name: '${name}',
  routes(bind, deps) {
    bind(keepNoteEndpoint, keepNote(deps));
  },
});
`,
  'firestore.rules': `// Written by the backend alone.
match /users/{uid}/${toCamelCase(name)}Notes/{note} {
  allow get, delete: if owns(uid);
  allow list: if owns(uid) && request.query.limit <= 20;
}
`,
  'part.emulator.test.ts': `import { randomUUID } from 'node:crypto';
import { keepNoteEndpoint, NOTES } from '@aura/mfe-${name}/api';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { newPerson } from '../../test-support/people.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../../test-support/rules-environment.ts';

describe.skipIf(!HAS_AUTH)('POST ${'/' + name}/notes', () => {
  let backend: Backend;
  beforeAll(async () => void (backend = await localBackend()));
  afterAll(() => backend.stop());

  it('keeps a note, once for each id', async () => {
    const person = await newPerson(backend.db);
    const note = { id: randomUUID(), text: ' Ler o edital ' };
    for (const _ of [1, 2])
      expect(await backend.post(keepNoteEndpoint.path, note, person.token)).toMatchObject({
        status: 200,
        body: { kept: true },
      });
    expect(await person.stored(NOTES)).toMatchObject({ [note.id]: { text: 'Ler o edital' } });
  });

  it('keeps nothing for nobody, and nothing empty', async () => {
    const person = await newPerson(backend.db);
    const note = { id: randomUUID(), text: ' ' };
    expect((await backend.post(keepNoteEndpoint.path, note)).status).toBe(401);
    expect((await backend.post(keepNoteEndpoint.path, note, person.token)).status).toBe(400);
    expect(await person.stored(NOTES)).toEqual({});
  });
});

describe('the notes in the database', () => {
  let rules: RulesUnderTest;
  beforeAll(async () => {
    rules = await loadRulesUnderTest('${name}');
    await rules.seed(\`users/ana/\${NOTES}/n1\`, { text: 'Ler o edital' });
  });
  afterAll(() => rules.stop());
  const notesOf = (uid: string) => collection(rules.as(uid), 'users/ana', NOTES);

  it('are read, by number, and erased by whose they are', async () => {
    await assertSucceeds(getDocs(query(notesOf('ana'), limit(20))));
    await assertFails(getDocs(query(notesOf('ana'), limit(21))));
    await assertFails(getDocs(query(notesOf('bia'), limit(1))));
    await assertFails(deleteDoc(doc(notesOf('bia'), 'n1')));
    await assertSucceeds(deleteDoc(doc(notesOf('ana'), 'n1')));
  });

  it('are written by no browser', () => assertFails(setDoc(doc(notesOf('ana'), 'n2'), { text: 'x' })));
});
`,
});
