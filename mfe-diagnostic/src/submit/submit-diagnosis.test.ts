import {
  applyChange,
  createEmptyResume,
  err,
  createProfile,
  ok,
  type ApiError,
  type DiagnosisRequest,
  type DiagnosisResponse,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { buildAnswers } from '../wizard/answers.ts';
import { createInitialState } from '../wizard/state.ts';
import { submitDiagnosis } from './submit-diagnosis.ts';

const base = buildAnswers(
  { ...createInitialState('full'), goal: { ...createInitialState('full').goal, title: 'Enfermeira' } },
  [],
);
const answers = { ...base, resume: { ...createEmptyResume(), summary: 'Resumo' } };
const submission = { requestId: 'request-0001', variant: 'full', answers } as const;

/** A profile and a backend in memory; the backend counts one use per request id, as the real one does. */
function world(failure: ApiError | null = null) {
  const state = {
    profile: createProfile('Ana'),
    updates: 0,
    seen: new Map<string, Profile>(),
    saveFails: false,
  };
  const ports = {
    renderResumeText: (resume: { readonly summary: string }) => `# ${resume.summary}`,
    updateProfile: (transition: (profile: Profile) => ProfileChange | null) => {
      if (state.saveFails) return Promise.resolve(err({ message: 'Sem conexão.' }));
      const change = transition(state.profile);
      if (change) state.updates += 1;
      state.profile = applyChange(state.profile, change ?? {});
      return Promise.resolve(ok('saved' as const));
    },
    callDiagnosis: (request: DiagnosisRequest) => {
      if (failure) return Promise.resolve(err(failure));
      state.seen.set(request.requestId, structuredClone(state.profile));
      return Promise.resolve(
        ok({ diagnosisId: request.requestId, newBadges: [] } as unknown as DiagnosisResponse),
      );
    },
  };
  return { state, ports };
}

test('the profile has the new CV and goal before the request to the backend', async () => {
  const { state, ports } = world();
  expect((await submitDiagnosis(submission, ports)).ok).toBe(true);
  const profile = state.seen.get('request-0001');
  expect(profile?.resumeText).toBe('# Resumo');
  expect(profile?.careerProfile.objetivos_carreira).toEqual(['Enfermeira']);
  expect(state.updates).toBe(1);
});

test('a second attempt updates nothing again and is the same request', async () => {
  const { state, ports } = world();
  await submitDiagnosis(submission, ports);
  await submitDiagnosis(submission, ports);
  expect(state.updates).toBe(1);
  expect([...state.seen.keys()]).toEqual(['request-0001']);
});

test('sends nothing to the backend if the profile was not saved', async () => {
  const { state, ports } = world();
  state.saveFails = true;
  expect(await submitDiagnosis(submission, ports)).toEqual(err({ kind: 'profile', message: 'Sem conexão.' }));
  expect(state.seen.size).toBe(0);
});

test.each([
  ['limit_reached', 'limit'],
  ['offline', 'backend'],
  ['timeout', 'backend'],
] as const)('%s is shown as %s, with the message of the backend', async (code, kind) => {
  const { ports } = world({ code, message: 'O motivo.' });
  expect(await submitDiagnosis(submission, ports)).toEqual(err({ kind, message: 'O motivo.' }));
});

test('refuses the answers that the backend would refuse, and names the part', async () => {
  const { state, ports } = world();
  const tooLong = { ...answers, resume: { ...answers.resume, skills: ['x'.repeat(301)] } };
  const result = await submitDiagnosis({ ...submission, answers: tooLong }, ports);
  expect(result).toMatchObject({ ok: false, error: { kind: 'answers' } });
  expect(!result.ok && result.error.message).toContain('no currículo conferido');
  expect(state.updates).toBe(0);
});
