import { isAbsentProfile, type LinkedInProfile } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { reduceLinkedIn } from './reducer.ts';
import { buildInput } from './run/use-run.ts';
import { createInitialState, parseDraft, type LinkedInState } from './state.ts';

const profile: LinkedInProfile = {
  name: 'Conceição Araújo',
  headline: 'Enfermeira',
  about: '',
  location: '',
  url: '',
  experiences: [],
  education: [],
  skills: ['UTI', ' ', ''],
  courses: [],
  languages: [],
  recommendations: null,
  unclassified: [],
  notInSource: ['recommendations'],
};
const read = { profile, source: 'pdf' as const, confidence: {}, notices: [] };
const sent: LinkedInState = {
  ...createInitialState('Enfermeira'),
  read,
  requestId: 'enviado-1',
  ownerConfirmed: true,
};

describe('the request id', () => {
  test.each([
    { type: 'profileRead', read, label: 'perfil.pdf' },
    { type: 'profileMissing', name: 'Conceição Araújo' },
    { type: 'profileEdited', patch: { about: 'Novo' } },
    { type: 'goalChanged', goal: 'Professora' },
    { type: 'declaredChanged', patch: { photo: true } },
    { type: 'resumeToggled', withResume: false },
    { type: 'ownerConfirmed', confirmed: false },
  ] as const)('is given up by $type, because the input is another one', (action) => {
    expect(reduceLinkedIn(sent, action).requestId).toBeNull();
  });

  test('survives a change of step', () => {
    expect(reduceLinkedIn(sent, { type: 'stepEntered', step: 'alvo' }).requestId).toBe('enviado-1');
  });
});

test('another profile needs a new confirmation', () => {
  expect(reduceLinkedIn(sent, { type: 'profileRead', read, label: '' }).ownerConfirmed).toBe(false);
});

test('sends tidy text, and the CV only for a comparison', () => {
  const account = { accountName: 'Conceição', resume: null, resumeDay: null };
  expect(buildInput(sent, account)).toMatchObject({
    profile: { skills: ['UTI'] },
    source: 'pdf',
    resume: null,
    accountName: 'Conceição',
    ownerConfirmed: true,
  });
  expect(buildInput({ ...sent, read: null }, account)).toBeNull();
});

test('a stored draft comes back unchanged; anything else is no draft', () => {
  expect(parseDraft(structuredClone(sent))).toEqual(sent);
  expect(parseDraft({ ...sent, step: 'fim' })).toBeNull();
});

describe('a section that the file does not hold', () => {
  const bare = { ...profile, skills: ['UTI'], notInSource: ['about', 'skills', 'recommendations'] as const };
  const state: LinkedInState = {
    ...sent,
    read: { ...read, profile: { ...bare, notInSource: [...bare.notInSource] } },
  };
  const missingAfter = (patch: Partial<LinkedInProfile>) =>
    reduceLinkedIn(state, { type: 'profileEdited', patch }).read?.profile.notInSource;

  test('counts once the person adds to it', () => {
    expect(missingAfter({ skills: ['UTI', 'SAE'] })).toEqual(['about', 'recommendations']);
    expect(missingAfter({ about: 'Cuido de pacientes.' })).toEqual(['skills', 'recommendations']);
  });

  test('stays out of the score if the person only corrects the reading', () => {
    expect(missingAfter({ skills: ['UTI adulto'] })).toEqual(bare.notInSource);
    expect(missingAfter({ skills: ['UTI', ' ', ''] })).toEqual(bare.notInSource);
  });
});

test('who has no profile asks for its texts out of the CV, whatever was answered about an earlier one', () => {
  const answered = reduceLinkedIn(sent, { type: 'declaredChanged', patch: { photo: true } });
  const state = reduceLinkedIn(answered, { type: 'profileMissing', name: 'Conceição Araújo' });
  const account = { accountName: 'Conceição Araújo', resume: null, resumeDay: null };
  const input = buildInput(state, account);
  expect(input && isAbsentProfile(input.profile)).toBe(true);
  expect(input?.declared.photo).toBeNull();
  // What is then added by hand is a profile.
  const added = reduceLinkedIn(state, { type: 'profileEdited', patch: { headline: 'Enfermeira' } });
  expect(added.read && isAbsentProfile(added.read.profile)).toBe(false);
});
