import { MEASURES, PHRASES } from '../../generated/plan-texts.ts';
import { findOccupation } from '../../taxonomy/find-occupation.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import type { SkillKind } from '../../taxonomy/types.ts';
import { fill } from '../../wording/quote.ts';
import { NARRATIVE } from '../weights.ts';

export { countMissingResults, judgeLine, type LineVerdict, holdsPaper, isDiploma } from './resume-tasks.ts';
export { findSameDeed } from '../../suggestions/line/same-deed.ts';
export { opensWithAction } from '../../wording/actions.ts';
export { hasMetric } from '../../wording/metric.ts';

/** What helps a person to write a line. */
export interface LineHelp {
  /** The question that the line answers, Portuguese. */
  readonly question: string;
  /** What usually has a number in such work, Portuguese. */
  readonly measures: string;
  /** Names by which the line may call the skill; the first is the usual one. */
  readonly names: readonly string[];
}

/** Characters from which a summary counts in full. */
export const SUMMARY_LENGTH = NARRATIVE.summary.characters;

/** Names shown of a skill with many. */
const MOST_NAMES = 4;

const QUESTIONS: Readonly<Record<SkillKind, string>> = {
  tool: PHRASES.askTool,
  technique: PHRASES.askTechnique,
  knowledge: PHRASES.askKnowledge,
  behaviour: PHRASES.askBehaviour,
  language: PHRASES.askLanguage,
  licence: PHRASES.askKnowledge,
};

/**
 * The question, measures and names for a line.
 * @param skillId the skill that the line shows; null if the task asks for a figure alone
 * @param jobTitle the title of the job that the line belongs to
 */
export function findLineHelp(skillId: string | null, jobTitle: string): LineHelp {
  const skill = skillId === null ? null : findSkillById(skillId);
  const field = findOccupation(jobTitle)?.field ?? skill?.field ?? 'general';
  return {
    question: skill ? fill(QUESTIONS[skill.kind], { skill: skill.label }) : PHRASES.askFigure,
    measures: MEASURES[field],
    names: skill ? [skill.label, ...skill.aliases].slice(0, MOST_NAMES) : [],
  };
}
