import { applyChange, createProfile, type Profile } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { changeGoalAsTyped, changeResumeAsTyped, wouldClear } from './changes.ts';

const profile = (more: Partial<Profile> = {}): Profile => ({
  ...createProfile('Ana'),
  careerProfile: { skills: ['SQL'], objetivos_carreira: ['Analista de dados'] },
  resumeText: 'Linha um\r\nLinha dois',
  ...more,
});

describe('changes that count', () => {
  test.each(['Analista de dados', ' Analista de dados '])('the goal "%s" equals the stored one', (typed) => {
    expect(changeGoalAsTyped(profile(), typed)).toBeNull();
  });

  test('another goal is stored without spare white space', () => {
    const next = applyChange(profile(), changeGoalAsTyped(profile(), ' Gerente ') ?? {});
    expect(next.careerProfile).toEqual({ skills: ['SQL'], objetivos_carreira: ['Gerente'] });
  });

  test('a CV that differs only in line breaks is the stored one', () => {
    expect(changeResumeAsTyped(profile(), 'Linha um\nLinha dois')).toBeNull();
    expect(changeResumeAsTyped(profile(), 'Linha um\nLinha três')).not.toBeNull();
  });

  test('a CV of white space is no CV', () => {
    expect(applyChange(profile(), changeResumeAsTyped(profile(), ' \n ') ?? {}).resumeText).toBe('');
    expect(changeResumeAsTyped(profile({ resumeText: '' }), '  ')).toBeNull();
  });
});

describe('the clearing', () => {
  const toManager = (from: Profile) => changeGoalAsTyped(from, 'Gerente');

  test('a change clears a diagnosis, or the rest of its plan', () => {
    expect(wouldClear(profile({ diagnosticoCompleto: true }), toManager)).toBe(true);
    const task = { id: 'a' } as Profile['careerPlan'][number];
    expect(wouldClear(profile({ careerPlan: [task] }), toManager)).toBe(true);
  });

  test('nothing is cleared without a diagnosis or a change', () => {
    expect(wouldClear(profile(), toManager)).toBe(false);
    expect(wouldClear(profile({ diagnosticoCompleto: true }), () => null)).toBe(false);
  });
});
