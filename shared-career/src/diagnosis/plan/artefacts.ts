import { FIELD_ARTEFACTS, SKILL_ARTEFACTS } from '../../generated/plan-texts.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';

/** The visible result of practising a skill. */
export const describeArtefact = (skillId: string): string =>
  SKILL_ARTEFACTS[skillId] ?? FIELD_ARTEFACTS[findSkillById(skillId)?.field ?? 'general'];
