import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { createProfile } from '@aura/shared-domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FULL_PROFILE, task } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('documents');
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.clear();
  await rules.seed('users/ana', FULL_PROFILE);
});
const ana = () => rules.as('ana');
const others = (): [string, ReturnType<typeof ana>][] => [
  ['another person', rules.as('bia')],
  ['a manager', rules.as('gil', { role: 'gestor_rh' })],
  ['nobody', rules.as(null)],
];

describe('the profile', () => {
  it('is read by its owner', async () => {
    const read = await assertSucceeds(getDoc(doc(ana(), 'users/ana')));
    expect(read.data()).toEqual(FULL_PROFILE);
  });

  it('cannot be read, written or deleted by anyone else', async () => {
    for (const [, client] of others()) {
      await assertFails(getDoc(doc(client, 'users/ana')));
      await assertFails(updateDoc(doc(client, 'users/ana'), { name: 'X' }));
      await assertFails(deleteDoc(doc(client, 'users/ana')));
    }
  });

  it('is not deleted by its owner', () => assertFails(deleteDoc(doc(ana(), 'users/ana'))));

  it('is never listed', async () => {
    await assertFails(getDocs(query(collection(ana(), 'users'), limit(1))));
    await assertFails(getDocs(collection(ana(), 'users')));
  });

  it('cannot be replaced, so nothing that the server wrote is lost', async () => {
    await assertFails(setDoc(doc(ana(), 'users/ana'), { name: 'Ana', avatarUrl: null }));
    const { plan: _, ...withoutPlan } = FULL_PROFILE;
    await assertFails(setDoc(doc(ana(), 'users/ana'), withoutPlan));
  });

  it('takes no privileged field in a batch of legal ones', async () => {
    const batch = writeBatch(ana());
    batch.update(doc(ana(), 'users/ana'), { name: 'Ana' });
    batch.update(doc(ana(), 'users/ana'), { credits: 999 });
    await assertFails(batch.commit());
  });
});

/** As the browser writes it for a new person. */
const FIRST: DocumentData = createProfile('Nova');
/** Other values than the first. */
const OTHERS: DocumentData = {
  ...FULL_PROFILE,
  plan: 'impulso',
  behavioralTestCompleted: true,
  behavioralResult: { version: 'comp-1.0' },
};

const create = (data: DocumentData, uid = 'nova') => setDoc(doc(rules.as('nova'), `users/${uid}`), data);

describe('a new profile', () => {
  it.each<[string, DocumentData]>([
    ['a name and no avatar', { name: 'Nova', avatarUrl: null }],
    ['a name and an avatar', { name: 'Nova', avatarUrl: 'https://exemplo.invalid/n.png' }],
    ['a name and a picture', { name: 'Nova', avatarUrl: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['an empty name alone', { name: '' }],
    ['a name of 120 characters', { name: 'a'.repeat(120) }],
    ['every field as it is at first', FIRST],
    ['every field and a picture', { ...FIRST, avatarUrl: 'data:image/png;base64,iVBORw0KGgo=' }],
  ])('is created with %s', (_, data) => assertSucceeds(create(data)));

  it.each(Object.keys(FULL_PROFILE).filter((field) => field !== 'name' && field !== 'avatarUrl'))(
    'is not created with %s',
    (field) => assertFails(create({ name: 'Nova', avatarUrl: null, [field]: FULL_PROFILE[field] })),
  );

  it.each<[string, DocumentData]>([
    ['nothing', {}],
    ['a name that is a number', { name: 1, avatarUrl: null }],
    ['a name of 121 characters', { name: 'a'.repeat(121), avatarUrl: null }],
    ['an avatar that is a script', { name: 'Nova', avatarUrl: 'javascript:alert(1)' }],
    ['an avatar that can hold a script', { name: 'Nova', avatarUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['everything at once', FULL_PROFILE],
    ['a role beside the first values', { ...FIRST, role: 'gestor_rh' }],
    ['an unknown field beside the first values', { ...FIRST, extra: 0 }],
    ['most of the first values alone', Object.fromEntries(Object.entries(FIRST).slice(1))],
  ])('is not created with %s', (_, data) => assertFails(create(data)));

  it.each(Object.keys(FIRST).filter((field) => field !== 'name' && field !== 'avatarUrl'))(
    'is not created with the first values and another %s',
    (field) => assertFails(create({ ...FIRST, [field]: OTHERS[field] })),
  );

  it('is not created for someone else', () =>
    assertFails(create({ name: 'Nova', avatarUrl: null }, 'outra')));
  it('cannot be created without signing in', () =>
    assertFails(setDoc(doc(rules.as(null), 'users/nova'), { name: 'Nova', avatarUrl: null })));
});

describe.each(['diagnoses', 'pointEvents', 'lessonProgress'])('%s', (name) => {
  const path = `users/ana/${name}`;
  beforeEach(() => rules.seed(`${path}/d1`, { at: Timestamp.now() }));

  it('are read by the owner, at most 50 at a time', async () => {
    await assertSucceeds(getDoc(doc(ana(), `${path}/d1`)));
    expect((await assertSucceeds(getDocs(query(collection(ana(), path), limit(50))))).size).toBe(1);
    await assertFails(getDocs(query(collection(ana(), path), limit(51))));
    await assertFails(getDocs(collection(ana(), path)));
  });

  it('cannot be read by other people, not even by a query over all people', async () => {
    for (const [, client] of others()) {
      await assertFails(getDoc(doc(client, `${path}/d1`)));
      await assertFails(getDocs(query(collection(client, path), limit(1))));
    }
    await assertFails(getDocs(query(collectionGroup(ana(), name), limit(1))));
  });

  it('cannot be written by a browser', async () => {
    await assertFails(setDoc(doc(ana(), `${path}/d2`), { result: {} }));
    await assertFails(updateDoc(doc(ana(), `${path}/d1`), { result: {} }));
    await assertFails(deleteDoc(doc(ana(), `${path}/d1`)));
  });
});

describe.each(['resumeRuns', 'linkedinRuns'])('%s', (name) => {
  const path = `users/ana/${name}`;
  const run = { charged: true, rootId: 'r1' };
  beforeEach(() => rules.seed(`${path}/r1`, { ...run, createdAt: Timestamp.now() }));

  it('are read by the owner, at most 50 at a time', async () => {
    await assertSucceeds(getDoc(doc(ana(), `${path}/r1`)));
    const latest = query(collection(ana(), path), orderBy('createdAt', 'desc'), limit(50));
    expect((await assertSucceeds(getDocs(latest))).size).toBe(1);
    await assertFails(getDocs(query(collection(ana(), path), limit(51))));
    await assertFails(getDocs(collection(ana(), path)));
  });

  it('are deleted by the owner, and written by no browser', async () => {
    await assertFails(setDoc(doc(ana(), `${path}/r2`), run));
    await assertFails(setDoc(doc(ana(), `${path}/r1`), run));
    await assertFails(updateDoc(doc(ana(), `${path}/r1`), { charged: false }));
    await assertFails(updateDoc(doc(ana(), `${path}/r1`), { revisions: 0 }));
    await assertSucceeds(deleteDoc(doc(ana(), `${path}/r1`)));
    await assertFails(setDoc(doc(ana(), `${path}/r1`), run));
  });

  it('are closed to everyone else, also across people', async () => {
    for (const [, client] of others()) {
      await assertFails(getDoc(doc(client, `${path}/r1`)));
      await assertFails(getDocs(query(collection(client, path), limit(1))));
      await assertFails(setDoc(doc(client, `${path}/r2`), run));
      await assertFails(deleteDoc(doc(client, `${path}/r1`)));
    }
    await assertFails(getDocs(query(collectionGroup(ana(), name), limit(1))));
  });
});

describe.each([
  { name: 'savedJobs', most: 300, stored: { stage: 'saved', notes: '' }, changed: { stage: 'applied' } },
  { name: 'jobAlerts', most: 50, stored: { paused: false, news: [] }, changed: { paused: true } },
  { name: 'interviews', most: 50, stored: { chargedAt: null, paidAt: null }, changed: { paidAt: 'hoje' } },
  { name: 'mentorMessages', most: 100, stored: { writer: null }, changed: { taskId: 'mentor_1' } },
  { name: 'mentorFacts', most: 100, stored: { origin: 'person' }, changed: { text: 'Outro' } },
])('$name', ({ name, most, stored, changed }) => {
  const path = `users/ana/${name}`;
  beforeEach(() => rules.seed(`${path}/sample:v1`, { ...stored, updatedAt: Timestamp.now() }));

  it('are read by the owner, not all of them without a bound', async () => {
    await assertSucceeds(getDoc(doc(ana(), `${path}/sample:v1`)));
    const latest = query(collection(ana(), path), orderBy('updatedAt', 'desc'), limit(most));
    expect((await assertSucceeds(getDocs(latest))).size).toBe(1);
    await assertFails(getDocs(query(collection(ana(), path), limit(most + 1))));
    await assertFails(getDocs(collection(ana(), path)));
  });

  it('can be deleted by the owner; a browser cannot make or change them', async () => {
    await assertFails(setDoc(doc(ana(), `${path}/sample:v2`), stored));
    await assertFails(setDoc(doc(ana(), `${path}/sample:v1`), stored));
    await assertFails(updateDoc(doc(ana(), `${path}/sample:v1`), changed));
    await assertSucceeds(deleteDoc(doc(ana(), `${path}/sample:v1`)));
    await assertFails(setDoc(doc(ana(), `${path}/sample:v1`), stored));
  });

  it('are closed to everyone else, also across people', async () => {
    for (const [, client] of others()) {
      await assertFails(getDoc(doc(client, `${path}/sample:v1`)));
      await assertFails(getDocs(query(collection(client, path), limit(1))));
      await assertFails(setDoc(doc(client, `${path}/sample:v2`), stored));
      await assertFails(deleteDoc(doc(client, `${path}/sample:v1`)));
    }
    await assertFails(getDocs(query(collectionGroup(ana(), name), limit(1))));
  });
});

describe.each([
  { name: 'mentorState', id: 'answered', stored: { count: 4, writingUntil: null }, changed: { count: 11 } },
  { name: 'lessonState', id: 'practice', stored: { days: ['2026-11-10'] }, changed: { days: [] } },
])('$name/$id', ({ name, id, stored, changed }) => {
  const path = `users/ana/${name}/${id}`;
  beforeEach(() => rules.seed(path, stored));

  it('can be read only by the owner', async () => {
    const read = await assertSucceeds(getDoc(doc(ana(), path)));
    expect(read.data()).toEqual(stored);
    for (const [, client] of others()) await assertFails(getDoc(doc(client, path)));
    await assertFails(getDocs(query(collection(ana(), `users/ana/${name}`), limit(1))));
    await assertFails(getDocs(query(collectionGroup(ana(), name), limit(1))));
  });

  it('is written and deleted by no browser', async () => {
    await assertFails(setDoc(doc(ana(), path), changed));
    await assertFails(updateDoc(doc(ana(), path), changed));
    await assertFails(deleteDoc(doc(ana(), path)));
  });
});

describe.each(['diagnosis', 'resume', 'linkedin', 'interview', 'mentor'])('drafts of %s', (tool) => {
  const path = `users/ana/drafts/${tool}`;
  const draft = { data: '{"step":2}', updatedAt: serverTimestamp() };

  it('are written, read, overwritten and deleted by their owner', async () => {
    await assertSucceeds(setDoc(doc(ana(), path), draft));
    await assertSucceeds(setDoc(doc(ana(), path), { ...draft, data: 'x'.repeat(200_000) }));
    await assertSucceeds(getDoc(doc(ana(), path)));
    await assertSucceeds(deleteDoc(doc(ana(), path)));
  });

  it.each<[string, DocumentData]>([
    ['200,001 characters', { ...draft, data: 'x'.repeat(200_001) }],
    ['a map', { ...draft, data: { step: 2 } }],
    ['no data', { updatedAt: serverTimestamp() }],
    ['no time', { data: '{}' }],
    ['a time of the browser', { ...draft, updatedAt: Timestamp.fromMillis(0) }],
    ['another field', { ...draft, extra: 1 }],
  ])('are denied with %s', async (_, data) => {
    await assertFails(setDoc(doc(ana(), path), data));
    await rules.seed(path, { data: '{}', updatedAt: Timestamp.now() });
    await assertFails(setDoc(doc(ana(), path), data));
  });

  it('are not listed', () => assertFails(getDocs(query(collection(ana(), 'users/ana/drafts'), limit(1)))));

  it('are not written once the profile was erased', async () => {
    await rules.clear();
    await assertFails(setDoc(doc(ana(), path), draft));
  });

  it('exist for the known tools only', async () => {
    await assertFails(setDoc(doc(ana(), 'users/ana/drafts/other'), draft));
    await assertFails(getDoc(doc(ana(), 'users/ana/drafts/other')));
    await assertFails(deleteDoc(doc(ana(), 'users/ana/drafts/other')));
  });

  it('are closed to everyone else', async () => {
    await rules.seed(path, { data: '{}', updatedAt: Timestamp.now() });
    for (const [, client] of others()) {
      await assertFails(getDoc(doc(client, path)));
      await assertFails(setDoc(doc(client, path), draft));
      await assertFails(deleteDoc(doc(client, path)));
    }
  });
});

describe('leads', () => {
  const lead = { name: 'Ana', email: 'ana@exemplo.invalid', subject: 'duvida', message: 'Bom dia!' };
  const sender = () => rules.as('ana', { email: lead.email });

  it('can be written only by the server', async () => {
    for (const client of [sender(), rules.as(null)]) {
      await assertFails(setDoc(doc(client, 'leads/pedido-0001'), { ...lead, createdAt: serverTimestamp() }));
    }
  });

  it('are not read, not even by who sent them', async () => {
    await rules.seed('leads/pedido-0001', lead);
    const own = query(collection(sender(), 'leads'), where('email', '==', lead.email), limit(1));
    await assertFails(getDocs(own));
    await assertFails(getDoc(doc(sender(), 'leads/pedido-0001')));
    await assertFails(getDocs(query(collectionGroup(sender(), 'leads'), limit(1))));
  });
});

describe.each([
  'leads/x',
  'badgeCredentials/x',
  'telemetry/x',
  'aiBudget/2026-11-10',
  'walks/insights/walkShares/x',
  'billing/ana',
  'stripeEvents/evt_1',
  'auditLog/x',
  'companies/c',
  'companies/c/members/ana',
  'companies/c/invites/token',
  'companies/c/auditLog/x',
  'users/ana/interviews/x/parts/y',
  'users/ana/mentorMessages/x/parts/y',
  'users/ana/mentorFacts/x/parts/y',
  'users/ana/mentorState/other',
  'users/ana/mentorState/answered/parts/y',
  'users/ana/jobSearches/x',
  'users/ana/savedJobs/x/parts/y',
  'users/ana/jobAlerts/x/parts/y',
  'users/ana/lessonProgress/x/parts/y',
  'users/ana/lessonState/other',
  'users/ana/lessonState/practice/parts/y',
  'users/ana/aiUsage/2026-11-10',
  'users/ana/consents/x/parts/y',
  'users/ana/diagnoses/x/parts/y',
  'users/ana/pointEvents/1/parts/y',
  'users/ana/behavioralResults/x/parts/y',
  'users/ana/resumeRuns/x/parts/y',
  'anything/x',
])('%s', (path) => {
  it('is out of reach of a browser', async () => {
    await rules.seed(path, { uid: 'ana', careerPlan: [task('t0')] });
    for (const client of [ana(), rules.as('gil', { role: 'gestor_rh' }), rules.as(null)]) {
      await assertFails(getDoc(doc(client, path)));
      await assertFails(setDoc(doc(client, path), { uid: 'ana' }));
      await assertFails(updateDoc(doc(client, path), { uid: 'ana' }));
      await assertFails(deleteDoc(doc(client, path)));
      await assertFails(getDocs(query(collection(client, path.slice(0, path.lastIndexOf('/'))), limit(1))));
    }
  });
});
