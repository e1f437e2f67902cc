import { FIELD_ARTEFACTS, SKILL_ARTEFACTS } from '../../generated/plan-texts.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';

/** What practice of a skill leaves behind that somebody else can look at. */
export const describeArtefact = (skillId: string): string =>
  SKILL_ARTEFACTS[skillId] ?? FIELD_ARTEFACTS[findSkillById(skillId)?.field ?? 'general'];
