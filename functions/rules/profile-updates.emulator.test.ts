import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  increment,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  entryOfFlip,
  FULL_PROFILE,
  MAPPING,
  notification,
  RESET,
  task,
} from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

type Update = readonly [what: string, update: DocumentData];
let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('updates');
});
afterAll(() => rules.stop());
beforeEach(() => rules.seed('users/ana', FULL_PROFILE));
const update = (data: DocumentData) => updateDoc(doc(rules.as('ana'), 'users/ana'), data);

function verdicts({ allowed, denied }: { allowed: Update[]; denied: Update[] }): void {
  it.each(allowed)('allows %s', (_, data) => assertSucceeds(update(data)));
  it.each(denied)('denies %s', (_, data) => assertFails(update(data)));
}

describe('name', () => {
  verdicts({
    allowed: [
      ['a new name', { name: 'Ana Maria' }],
      ['120 characters', { name: 'ç'.repeat(120) }],
    ],
    denied: [
      ['121 characters', { name: 'a'.repeat(121) }],
      ['a number', { name: 7 }],
      ['null', { name: null }],
      ['a map', { name: { first: 'Ana' } }],
      ['its removal', { name: deleteField() }],
    ],
  });
});

/** A picture of so many characters in all. */
const picture = (type: string, size = 100) => `data:image/${type};base64,`.padEnd(size, 'iVBOR/+9');
const avatars = (all: Record<string, unknown>) =>
  Object.entries(all).map(([what, avatarUrl]): Update => [what, { avatarUrl }]);

describe('avatarUrl', () => {
  verdicts({
    allowed: [
      ['an https address', { avatarUrl: 'https://exemplo.invalid/a.png' }],
      ...avatars({
        'a png': picture('png'),
        'a jpeg': picture('jpeg'),
        'a webp': picture('webp'),
        '20,000 characters of a picture': picture('webp', 20_000),
        'a picture with one sign of padding': `${picture('png')}=`,
        'a picture with two signs of padding': `${picture('png')}==`,
      }),
      ['none', { avatarUrl: null }],
      ['its removal', { avatarUrl: deleteField() }],
    ],
    denied: [
      ['a script', { avatarUrl: 'javascript:alert(1)' }],
      ['http', { avatarUrl: 'http://exemplo.invalid/a.png' }],
      ['https after something else', { avatarUrl: 'x https://exemplo.invalid/a.png' }],
      ['blanks inside', { avatarUrl: 'https://exemplo.invalid/a b' }],
      ['2,049 characters', { avatarUrl: 'https://exemplo.invalid/'.padEnd(2049, 'a') }],
      ['a number', { avatarUrl: 1 }],
      ...avatars({
        '20,001 characters of a picture': picture('webp', 20_001),
        'a picture that can hold a script': picture('svg+xml'),
        'a gif': picture('gif'),
        'a type in capitals': picture('PNG'),
        'a page': 'data:text/html;base64,PHNjcmlwdD4=',
        'a picture that is not base64': 'data:image/png,iVBOR',
        'a picture with parameters': 'data:image/png;charset=utf-8;base64,iVBOR',
        'an empty picture': picture('png', 0),
        'padding alone': `${picture('png', 0)}==`,
        'too much padding': `${picture('png')}===`,
        'padding inside': `${picture('png')}=iVBOR`,
        'a sign outside of base64': `${picture('png')}%22`,
        'a quotation mark': `${picture('png')}"`,
        'a line break inside': `${picture('png')}\niVBOR`,
        'a line break at the end': `${picture('png')}\n`,
        'a picture after something else': ` ${picture('png')}`,
        'a list of pictures': [picture('png')],
      }),
    ],
  });
});

describe('careerProfile.skills', () => {
  verdicts({
    allowed: [
      ['a list of texts', { 'careerProfile.skills': ['Inglês', 'Power BI'] }],
      ['none', { 'careerProfile.skills': [] }],
      ['200 of them', { 'careerProfile.skills': Array.from({ length: 200 }, (_, i) => `Skill ${i}`) }],
      ['their removal', { 'careerProfile.skills': deleteField() }],
    ],
    denied: [
      ['201 of them', { 'careerProfile.skills': Array.from({ length: 201 }, (_, i) => `Skill ${i}`) }],
      ['20,001 characters', { 'careerProfile.skills': ['a'.repeat(20_001)] }],
      ['a text', { 'careerProfile.skills': 'Excel' }],
      ['a number among them', { 'careerProfile.skills': ['Excel', 3] }],
      ['null among them', { 'careerProfile.skills': ['Excel', null] }],
      ['a map among them', { 'careerProfile.skills': ['Excel', { name: 'SQL' }] }],
      ['a field of another name', { 'careerProfile.level': 'pleno' }],
      ['the whole map as a text', { careerProfile: 'Excel' }],
      ['the removal of the whole map', { careerProfile: deleteField() }],
    ],
  });
});

const goal = (value: unknown) => ({ 'careerProfile.objetivos_carreira': value });
describe('careerProfile.objetivos_carreira', () => {
  verdicts({
    allowed: [
      ['a new goal with the reset', { ...goal(['Cientista de dados']), ...RESET }],
      [
        'a new goal and new skills with the reset',
        { ...goal(['PO']), 'careerProfile.skills': ['Scrum'], ...RESET },
      ],
      [
        'the result removed instead of null',
        { ...goal(['PO']), ...RESET, lastDiagnosisResult: deleteField() },
      ],
      ['the same goal alone', goal(['Analista de dados'])],
    ],
    denied: [
      ['a new goal alone', goal(['PO'])],
      ['a goal that keeps the flag', { ...goal(['PO']), ...RESET, diagnosticoCompleto: true }],
      ['a goal that keeps the result', { ...goal(['PO']), diagnosticoCompleto: false, careerPlan: [] }],
      ['a goal that keeps the plan', { ...goal(['PO']), ...RESET, careerPlan: FULL_PROFILE['careerPlan'] }],
      ['a goal that writes a plan', { ...goal(['PO']), ...RESET, careerPlan: [task('mine', true)] }],
      ['a goal that writes a result', { ...goal(['PO']), ...RESET, lastDiagnosisResult: { version: '9' } }],
      ['a goal that moves points', { ...goal(['PO']), ...RESET, points: increment(5) }],
      ['two goals', { ...goal(['PO', 'PM']), ...RESET }],
      ['no goal', { ...goal([]), ...RESET }],
      ['the removal of the goal', { ...goal(deleteField()), ...RESET }],
      ['a goal that is a number', { ...goal([1]), ...RESET }],
      ['a goal that is no list', { ...goal('P'), ...RESET }],
      ['201 characters', { ...goal(['a'.repeat(201)]), ...RESET }],
      ['the same goal with the reset', { ...goal(['Analista de dados']), ...RESET }],
    ],
  });
});

describe('resumeText', () => {
  verdicts({
    allowed: [
      ['a new CV with the reset', { resumeText: 'Novo currículo', ...RESET }],
      ['60,000 characters', { resumeText: 'ç'.repeat(60_000), ...RESET }],
      ['an emptied CV with the reset', { resumeText: '', ...RESET }],
      ['a new CV and a new goal in one update', { resumeText: 'Novo', ...goal(['PO']), ...RESET }],
      ['the same CV alone', { resumeText: FULL_PROFILE['resumeText'] }],
    ],
    denied: [
      ['a new CV alone', { resumeText: 'Novo currículo' }],
      ['a CV that keeps the flag', { resumeText: 'Novo', ...RESET, diagnosticoCompleto: true }],
      ['a flag that is null', { resumeText: 'Novo', ...RESET, diagnosticoCompleto: null }],
      ['a CV that writes a result', { resumeText: 'Novo', ...RESET, lastDiagnosisResult: {} }],
      ['a CV that writes a plan', { resumeText: 'Novo', ...RESET, careerPlan: [task('mine')] }],
      ['a CV that moves points', { resumeText: 'Novo', ...RESET, points: 45 }],
      ['60,001 characters', { resumeText: 'a'.repeat(60_001), ...RESET }],
      ['a list', { resumeText: ['Novo'], ...RESET }],
      ['its removal', { resumeText: deleteField(), ...RESET }],
      ['the same CV with the reset', { resumeText: FULL_PROFILE['resumeText'], ...RESET }],
      ['the reset without a change', RESET],
      ['the flag cleared without a change', { diagnosticoCompleto: false }],
    ],
  });
});

describe('journeyPhase', () => {
  verdicts({
    allowed: [
      ['the next phase', { journeyPhase: 3 }],
      ['an increment by one', { journeyPhase: increment(1) }],
    ],
    denied: [
      ['a jump', { journeyPhase: 4 }],
      ['a step back', { journeyPhase: 1 }],
      ['a fraction', { journeyPhase: 2.5 }],
      ['a text', { journeyPhase: '3' }],
      ['its removal', { journeyPhase: deleteField() }],
    ],
  });
});

describe('behavioralTestCompleted', () => {
  verdicts({
    allowed: [
      ['the flag', { behavioralTestCompleted: true }],
      ['the flag with a result', { behavioralTestCompleted: true, behavioralResult: MAPPING }],
    ],
    denied: [
      ['a result without the flag', { behavioralResult: MAPPING }],
      ['a result that is none', { behavioralTestCompleted: true, behavioralResult: { note: 'x' } }],
      ['a flag that is a number', { behavioralTestCompleted: 1 }],
    ],
  });
});

describe('readNotifications', () => {
  const ids = (count: number, length = 20) =>
    Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, 'x'));
  // With the breaks between them so many characters.
  const long = (length: number) => [...ids(99, 119), 'x'.repeat(length - 99 * 120)];
  verdicts({
    allowed: [
      ['ids', { readNotifications: ['n0', 'n2'] }],
      ['none', { readNotifications: [] }],
      ['100 ids', { readNotifications: ids(100, 100) }],
      ['12,000 characters', { readNotifications: long(12_000) }],
    ],
    denied: [
      ['101 ids', { readNotifications: ids(101) }],
      ['12,001 characters', { readNotifications: long(12_001) }],
      ['a number among them', { readNotifications: ['n0', 1] }],
      ['a map among them', { readNotifications: [{ id: 'n0' }] }],
      ['a map', { readNotifications: { 0: 'n0' } }],
      ['an empty map', { readNotifications: {} }],
      ['a text', { readNotifications: 'n0' }],
      ['their removal', { readNotifications: deleteField() }],
      ['the notices themselves', { notifications: [notification('n0', true)] }],
    ],
  });
});

describe('recordCounts', () => {
  const counts = (changes: DocumentData) => ({
    recordCounts: { consents: 1, last: 'consents/resposta-1', ...changes },
  });
  verdicts({
    allowed: [
      ['a higher count', counts({ consents: 2 })],
      ['a first count of another kind', counts({ taskEvidence: 1, behavioralResults: 1 })],
      ['a name of 100 characters', counts({ last: 'x'.repeat(100) })],
    ],
    denied: [
      ['a lower count', counts({ consents: 0 })],
      ['a lower count of proofs', counts({ taskEvidence: -1 })],
      ['a lower count of mappings', counts({ behavioralResults: -1 })],
      ['a count taken away', { 'recordCounts.consents': deleteField() }],
      ['a fraction', counts({ consents: 1.5 })],
      ['a text', counts({ consents: '2' })],
      ['a count of another kind', counts({ diagnoses: 1 })],
      ['a name of 101 characters', counts({ last: 'x'.repeat(101) })],
      ['no name', { 'recordCounts.last': deleteField() }],
      ['a list', { recordCounts: [1] }],
      ['their removal', { recordCounts: deleteField() }],
    ],
  });
});

it('allows everything that goes together, at its longest, within the bound on evaluated expressions', async () => {
  const plan = Array.from({ length: 64 }, (_, i) => task(`t${i}`));
  await rules.clear();
  await rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: plan });
  const batch = writeBatch(rules.as('ana'));
  batch.set(
    doc(rules.as('ana'), 'users/ana/pointEvents/4'),
    entryOfFlip({ target: 't63', reason: 'ç'.repeat(200) }),
  );
  await assertSucceeds(
    batch
      .update(doc(rules.as('ana'), 'users/ana'), {
        name: 'ç'.repeat(120),
        avatarUrl: picture('jpeg', 20_000),
        'careerProfile.skills': Array.from({ length: 200 }, (_, i) => `Skill ${i}`),
        careerPlan: [...plan.slice(0, 63), task('t63', true)],
        points: increment(5),
        pointEntries: increment(1),
        journeyPhase: 3,
        behavioralTestCompleted: true,
        behavioralResult: MAPPING,
        readNotifications: ['n0', 'n1', 'n2'],
      })
      .commit(),
  );
});

describe('once and at the end', () => {
  it('allows a field beside values that today’s rules would refuse', async () => {
    const older = {
      name: 'a'.repeat(121),
      avatarUrl: 'http://exemplo.invalid',
      behavioralResult: { version: 'older' },
      careerProfile: 'Excel',
    };
    await rules.seed('users/ana', { ...FULL_PROFILE, ...older });
    await assertSucceeds(update({ readNotifications: ['n0'] }));
  });

  it('allows the fifth phase', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, journeyPhase: 4 });
    await assertSucceeds(update({ journeyPhase: 5 }));
  });

  it('denies a sixth phase', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, journeyPhase: 5 });
    await assertFails(update({ journeyPhase: 6 }));
  });

  it('denies undoing the behavioural test', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, behavioralTestCompleted: true });
    for (const behavioralTestCompleted of [false, null, deleteField()])
      await assertFails(update({ behavioralTestCompleted }));
  });
});

describe('a profile that holds only its name', () => {
  beforeEach(() => rules.seed('users/ana', { name: 'Ana' }));

  it.each<Update>([
    ['a CV', { resumeText: 'Meu currículo', ...RESET }],
    ['a goal', { ...goal(['PO']), ...RESET }],
    ['the second phase', { journeyPhase: 2 }],
    ['the behavioural test', { behavioralTestCompleted: true }],
    [
      'everything it may at once',
      { name: 'A', resumeText: 'CV', ...goal(['PO']), journeyPhase: 2, ...RESET },
    ],
  ])('takes %s', (_, data) => assertSucceeds(update(data)));

  it.each<Update>([
    ['a first notification', { notifications: [notification('n0')] }],
    ['a first task', { careerPlan: [task('t0', true)], points: 5 }],
    ['an empty plan', { careerPlan: [] }],
    ['a flag that says incomplete', { diagnosticoCompleto: false }],
    ['points', { points: 0 }],
    ['a count of entries', { pointEntries: 0 }],
    ['a behavioural result alone', { behavioralResult: MAPPING }],
  ])('does not take %s', (_, data) => assertFails(update(data)));
});
