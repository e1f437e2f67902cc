import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './occupation-catalogue.ts';
import { findImpliedSkills, findSkillById, SKILLS } from './skill-catalogue.ts';
import { tokenizeNames } from './find-skills.ts';
import { listTitleForms } from './titles.ts';
import type { Skill } from './types.ts';

const FIELDS = new Set(SKILLS.map((skill) => skill.field));

/** Names that two different owners claim. */
function clashes(names: readonly (readonly [owner: string, name: string])[]): string[] {
  const owners = new Map<string, string>();
  return names.flatMap(([owner, name]) => {
    const first = owners.get(name) ?? owner;
    owners.set(name, first);
    return first === owner ? [] : [`${name}: ${first} and ${owner}`];
  });
}

describe('the taxonomy', () => {
  it('covers work in every field', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(1200);
    const sizes = [...FIELDS].map((field) => SKILLS.filter((skill) => skill.field === field).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(25);
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(320);
    const withWork = new Set(OCCUPATIONS.map((occupation) => occupation.field));
    expect([...FIELDS].filter((field) => !withWork.has(field) && field !== 'general')).toEqual([]);
    const named = OCCUPATIONS.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0);
    expect(named).toBeGreaterThanOrEqual(2000);
  });

  it('has well-formed skills with their own ids', () => {
    expect(new Set(SKILLS.map((skill) => skill.id)).size).toBe(SKILLS.length);
    const malformed = SKILLS.filter(
      ({ id, label, effort, kind }) =>
        !/^[a-z0-9][a-z0-9-]{0,59}$/.test(id) ||
        label === '' ||
        ![1, 2, 3, 4, 5].includes(effort) ||
        !['tool', 'technique', 'knowledge', 'behaviour', 'language', 'licence'].includes(kind),
    );
    expect(malformed).toEqual([]);
  });

  it('knows most skills by several names and with related skills', () => {
    const share = (known: (skill: Skill) => boolean): number => SKILLS.filter(known).length / SKILLS.length;
    expect(share(({ aliases }) => aliases.length >= 2)).toBeGreaterThanOrEqual(0.9);
    expect(share(({ implies, neighbours }) => implies.length + neighbours.length > 0)).toBeGreaterThanOrEqual(
      0.6,
    );
  });

  it('names only existing skills', () => {
    const unknown = SKILLS.flatMap(({ id, implies, neighbours }) =>
      [...implies, ...neighbours].filter((other) => !findSkillById(other)).map((other) => `${id} → ${other}`),
    );
    expect(unknown).toEqual([]);
  });

  it('never implies in a circle', () => {
    expect(SKILLS.filter(({ id }) => findImpliedSkills(id).has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('infers a licence only from a licence', () => {
    const guessed = SKILLS.filter(({ kind }) => kind !== 'licence').flatMap(({ id }) =>
      [...findImpliedSkills(id)]
        .filter((other) => findSkillById(other)?.kind === 'licence')
        .map((other) => `${id} → ${other}`),
    );
    expect(guessed).toEqual([]);
  });

  it('has each neighbour in both directions', () => {
    const oneWay = SKILLS.flatMap(({ id, neighbours }) =>
      neighbours
        .filter((other) => !findSkillById(other)?.neighbours.includes(id))
        .map((other) => `${id} → ${other}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('gives each name to one skill', () => {
    expect(
      clashes(SKILLS.flatMap((s) => tokenizeNames(s).map((words) => [s.id, words.join(' ')] as const))),
    ).toEqual([]);
  });

  it('has well-formed occupations', () => {
    const malformed = OCCUPATIONS.filter(
      ({ title, riasec, cbo, skills }) =>
        title === '' ||
        !/^[RIASEC]{3}$/.test(riasec) ||
        new Set(riasec).size !== 3 ||
        (cbo !== undefined && !/^\d{4}-\d{2}$/.test(cbo)) ||
        skills.length < 10 ||
        skills.length > 16 ||
        new Set(skills.map((skill) => skill.skillId)).size !== skills.length ||
        skills.some(({ skillId, weight }) => !findSkillById(skillId) || !(weight > 0 && weight <= 1)),
    );
    expect(malformed.map(({ id }) => id)).toEqual([]);
    expect(new Set(OCCUPATIONS.map(({ id }) => id)).size).toBe(OCCUPATIONS.length);
  });

  it('requires only licences as a condition of entry', () => {
    const odd = OCCUPATIONS.flatMap(({ id, skills }) =>
      skills
        .filter(({ skillId, mandatory }) => mandatory === true && findSkillById(skillId)?.kind !== 'licence')
        .map(({ skillId }) => `${id}: ${skillId}`),
    );
    expect(odd).toEqual([]);
  });

  it('gives each title to one occupation', () => {
    const names = OCCUPATIONS.flatMap(({ id, title, aliases }) =>
      [title, ...aliases].flatMap(listTitleForms).map((form) => [id, form] as const),
    );
    expect(clashes(names)).toEqual([]);
  });
});
