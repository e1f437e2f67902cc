import type { Goal } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { findGoalSkills } from './goal-skills.ts';

const goal = (title: string, referenceJobs: string[] = []): Goal => ({
  title,
  horizonMonths: 12,
  contract: 'any',
  workModel: 'any',
  location: '',
  salaryFloor: null,
  constraints: '',
  referenceJobs,
});

const AD = `Técnico de ordenha robotizada
Requisitos: ensino médio completo obrigatório, CNH B
Experiência com ordenha, manutenção preventiva e inglês técnico
Diferencial: Excel`;

describe('findGoalSkills', () => {
  it('measures as the occupation that the person chose, or by the ads where they say that it is none', () => {
    const typed = goal('Gerente de farmácia', [AD]);
    expect(findGoalSkills(typed).occupation?.id).toBe('gerente-loja');
    expect(findGoalSkills({ ...typed, occupationId: 'farmaceutico' }).occupation?.id).toBe('farmaceutico');
    const none = findGoalSkills({ ...typed, occupationId: null });
    expect(none.occupation).toBeNull();
    expect(none.skills.map(({ skillId }) => skillId)).toContain('excel');
  });

  it('takes the skills of a known occupation, despite any pasted ads', () => {
    const profile = findGoalSkills(goal('Enfermeira', [AD]));
    expect(profile.occupation?.id).toBe('enfermeiro');
    expect(profile.skills.find(({ skillId }) => skillId === 'coren')).toMatchObject({
      weight: 1,
      mandatory: true,
    });
    expect(profile.skills.some(({ skillId }) => skillId === 'pecuaria')).toBe(false);
  });

  it('reads the ads of an unknown role', () => {
    const { occupation, skills } = findGoalSkills(
      goal('Astronauta analógico', [AD, 'Requisitos: ordenha, Excel e CNH B']),
    );
    expect(occupation).toBeNull();
    const pecuaria = skills.find(({ skillId }) => skillId === 'pecuaria');
    const english = skills.find(({ skillId }) => skillId === 'ingles');
    expect(pecuaria?.weight).toBeGreaterThan(english?.weight ?? 1);
  });

  it('takes only a required licence of an ad as a condition of entry', () => {
    const { skills } = findGoalSkills(goal('Astronauta analógico', [AD]));
    expect(
      skills
        .filter(({ mandatory }) => mandatory)
        .map(({ skillId }) => skillId)
        .toSorted(),
    ).toEqual(['cnh-b', 'ensino-medio']);
  });

  it('is empty without a goal, and for an undescribed role', () => {
    expect(findGoalSkills(goal('', [AD])).skills).toEqual([]);
    expect(findGoalSkills(goal('Astronauta analógico')).skills).toEqual([]);
    expect(findGoalSkills(goal('Astronauta analógico', ['Venha fazer parte do time!'])).skills).toEqual([]);
  });
});
