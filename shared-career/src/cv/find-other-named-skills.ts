import { findSkills, tokenizeNames } from '../taxonomy/find-skills.ts';
import { findImpliedSkills, findSkillById } from '../taxonomy/skill-catalogue.ts';
import { tokenize } from '../taxonomy/tokens.ts';

/** "contas a pagar e a receber": the words before the first of the two belong to both. */
const COORDINATED = /^(?<left>.+?)\s+e\s+(?<right>.+)$/u;

/** The two things that a phrase coordinates, each written out in full; none where it coordinates nothing. */
function writeOut(phrase: string): string[] {
  const { left = '', right = '' } = COORDINATED.exec(phrase)?.groups ?? {};
  const words = left.split(/\s+/u);
  const head = words.slice(0, -right.split(/\s+/u).length);
  return head.length === 0 ? [] : [left, [...head, right].join(' ')];
}

const nameWithin = (skillId: string, keys: readonly string[]): boolean => {
  const skill = findSkillById(skillId);
  if (!skill || skill.kind === 'licence') return false;
  const padded = ` ${keys.join(' ')} `;
  return tokenizeNames(skill).some((name) => padded.includes(` ${name.join(' ')} `));
};

/**
 * The other skills that the words of a mention name: "Excel avançado" names Excel too, "contas a pagar e a receber"
 * names each of the two. What a skill only implies without naming it is none of them.
 */
export function findOtherNamedSkills(phrase: string, skillId: string): string[] {
  const keys = tokenize(phrase).map(({ key }) => key);
  const within = [...findImpliedSkills(skillId)].filter((parent) => nameWithin(parent, keys));
  const parts = writeOut(phrase).flatMap((part) =>
    findSkills(part).flatMap((one) =>
      one.start === 0 && one.end === part.length && findImpliedSkills(one.skillId).has(skillId)
        ? [one.skillId]
        : [],
    ),
  );
  return [...new Set([...within, ...parts])].filter((id) => id !== skillId);
}
