import type { Evidence } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { gradeSkill, type RatedSkill, recordSkills, type SkillSpan } from './grade.ts';

const evidence: Evidence = { source: 'cv', docId: 'cv', start: 0, end: 3, excerpt: 'SQL' };
const span = (skillId: string, shows: boolean): SkillSpan => ({ skillId, shows, evidence });
const rated = (level: RatedSkill['level'], proof: Evidence | null): Map<string, RatedSkill> =>
  new Map([['sql', { level, proof }]]);
const grade = (spans: SkillSpan[], ratings = new Map<string, RatedSkill>()): [string, number] => {
  const { grade: name, credit } = gradeSkill('sql', recordSkills(spans, ratings));
  return [name, credit];
};

describe('gradeSkill', () => {
  it('puts work before lists, lists before deduction, deduction before closeness', () => {
    expect(grade([span('sql', true), span('sql', false)])).toEqual(['proven', 1]);
    expect(grade([span('sql', false)])).toEqual(['listed', 0.7]);
    expect(grade([span('postgresql', true)])).toEqual(['inferred', 0.6]);
    expect(grade([span('excel-avancado', true)])).toEqual(['adjacent', 0.3]);
    expect(grade([])).toEqual(['absent', 0]);
  });

  it('deduces through several steps', () => {
    const record = recordSkills([span('next-step', true), span('django', true)], new Map());
    expect(gradeSkill('logica-programacao', record).grade).toBe('inferred');
  });

  it('credits a self-rating by its level, never above 0.4 without a proof', () => {
    for (const level of [1, 2, 3, 4] as const)
      expect(grade([], rated(level, null))[1]).toBeCloseTo(level / 10);
    expect(grade([], rated(0, null))).toEqual(['absent', 0]);
  });

  it('deduces nothing from a title that the person says not to do', () => {
    const held = (level: RatedSkill['level']) =>
      gradeSkill('sql', recordSkills([], rated(level, null), [span('sql', false)])).grade;
    expect(([0, 1, 2, 3] as const).map(held)).toEqual(['absent', 'declared', 'inferred', 'inferred']);
  });

  it('accepts a proof from level 3 on as a line of the CV', () => {
    expect(grade([], rated(3, evidence))).toEqual(['listed', 0.7]);
    expect(grade([], rated(2, evidence))).toEqual(['declared', 0.2]);
  });
});
