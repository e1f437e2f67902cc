import { applyChange, createProfile, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { computeBasisChange, findCleared } from './profile-change.ts';

const diagnosed: Profile = {
  ...createProfile('Ana'),
  resumeText: 'Currículo de Ana',
  careerProfile: { skills: [], objetivos_carreira: ['Analista de Dados'] },
  diagnosticoCompleto: true,
  careerPlan: [
    {
      id: 't1',
      title: 'Tarefa',
      description: '',
      horizon: 30,
      effortMinutes: 30,
      tool: null,
      doneWhen: '',
      evidenceAsked: '',
      gapId: null,
      completed: true,
    },
  ],
};
const same = { resumeText: diagnosed.resumeText, goal: 'Analista de Dados' };

test('the same CV and goal change nothing and clear nothing', () => {
  expect(computeBasisChange(diagnosed, same)).toBeNull();
  expect(findCleared(diagnosed, same)).toBeNull();
});

test('a changed CV and a changed goal go into one update, with the diagnosis cleared', () => {
  const change = computeBasisChange(diagnosed, { resumeText: 'Outro', goal: 'Cientista de Dados' });
  const next = applyChange(diagnosed, change ?? {});
  expect(next).toMatchObject({ resumeText: 'Outro', diagnosticoCompleto: false, careerPlan: [] });
  expect(next.careerProfile.objetivos_carreira).toEqual(['Cientista de Dados']);
  expect(next.lastDiagnosisResult).toBeUndefined();
});

test('a change of one leaves the other alone', () => {
  expect(computeBasisChange(diagnosed, { ...same, goal: 'Cientista de Dados' })).not.toHaveProperty(
    'resumeText',
  );
  expect(computeBasisChange(diagnosed, { ...same, resumeText: 'Outro' })).not.toHaveProperty([
    'careerProfile.objetivos_carreira',
  ]);
});

test('a diagnosis without CV and goal keeps those of the profile', () => {
  expect(computeBasisChange(diagnosed, { resumeText: null, goal: '' })).toBeNull();
});

test('the page asks the person only if there is something to clear', () => {
  const changed = { resumeText: 'Outro', goal: 'Analista de Dados' };
  expect(findCleared(diagnosed, changed)).toEqual({ resume: true, goal: false });
  expect(findCleared(createProfile('Ana'), changed)).toBeNull();
});
