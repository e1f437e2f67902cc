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
  it('takes the skills of an occupation it knows, whatever ads were pasted', () => {
    const profile = findGoalSkills(goal('Enfermeira', [AD]));
    expect(profile.occupation?.id).toBe('enfermeiro');
    expect(profile.skills.find(({ skillId }) => skillId === 'coren')).toMatchObject({
      weight: 1,
      mandatory: true,
    });
    expect(profile.skills.some(({ skillId }) => skillId === 'pecuaria')).toBe(false);
  });

  it('reads the ads of a role it does not know', () => {
    const { occupation, skills } = findGoalSkills(
      goal('Astronauta analógico', [AD, 'Requisitos: ordenha, Excel e CNH B']),
    );
    expect(occupation).toBeNull();
    const pecuaria = skills.find(({ skillId }) => skillId === 'pecuaria');
    const english = skills.find(({ skillId }) => skillId === 'ingles');
    expect(pecuaria?.weight).toBeGreaterThan(english?.weight ?? 1);
  });

  it('takes a demanded licence of an ad for a condition of entry, and nothing else', () => {
    const { skills } = findGoalSkills(goal('Astronauta analógico', [AD]));
    expect(
      skills
        .filter(({ mandatory }) => mandatory)
        .map(({ skillId }) => skillId)
        .toSorted(),
    ).toEqual(['cnh-b', 'ensino-medio']);
  });

  it('is empty without a goal, and for a role nobody described', () => {
    expect(findGoalSkills(goal('', [AD])).skills).toEqual([]);
    expect(findGoalSkills(goal('Astronauta analógico')).skills).toEqual([]);
    expect(findGoalSkills(goal('Astronauta analógico', ['Venha fazer parte do time!'])).skills).toEqual([]);
  });
});
