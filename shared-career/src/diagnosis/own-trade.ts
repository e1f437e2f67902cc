import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { Facts } from './facts.ts';

/** So many skills of a field that a CV shows make it a field of the person. One is often a word with another meaning. */
const ENOUGH = { ofUnknownTrade: 2, besideTrade: 3 } as const;

/** Tells of a skill whether it belongs to what a person does or aims at. */
export type OwnTradeTest = (skillId: string) => boolean;

/** The fields of which a CV shows several skills. */
function listShownFields({ record }: Pick<Facts, 'record'>, enough: number): string[] {
  const counts = new Map<string, number>();
  for (const skillId of record.shown.keys()) {
    const skill = findSkillById(skillId);
    if (skill && skill.kind !== 'language') counts.set(skill.field, (counts.get(skill.field) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= enough).map(([field]) => field);
}

/**
 * The test of a person's skills: such an occupation asks for it, or it is of its field, or of a
 * field of which the CV shows several skills. Words mean something else in other trades: "contêineres reefer" are no
 * Docker, "pão francês" no French.
 */
export function makeOwnTradeTest(facts: Pick<Facts, 'goal' | 'cv' | 'record'>): OwnTradeTest {
  const { goal, cv } = facts;
  const occupations = [goal.occupation, ...(cv?.titles ?? []).map(({ occupation }) => occupation)].flatMap(
    (occupation) => occupation ?? [],
  );
  const fields = new Set<string>([
    'general',
    ...occupations.map(({ field }) => field),
    ...listShownFields(facts, occupations.length === 0 ? ENOUGH.ofUnknownTrade : ENOUGH.besideTrade),
  ]);
  const listed = new Set([
    ...goal.skills.map(({ skillId }) => skillId),
    ...occupations.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)),
  ]);
  return (skillId) => {
    const skill = findSkillById(skillId);
    if (!skill || listed.has(skillId)) return skill !== null;
    return skill.kind !== 'language' && fields.has(skill.field);
  };
}
