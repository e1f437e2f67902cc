import type { SkillSpan } from '../matching/grade.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { SkillKind } from '../taxonomy/types.ts';
import { foldText } from '../text/index.ts';
import type { CvDocument } from './cv.ts';

/** From this weight on a skill belongs to the core of an occupation: no one holds the job without it. */
const CORE_WEIGHT = 0.7;
/** Branches of knowledge are more particular: not every lawyer works with civil law. */
const CORE_WEIGHT_OF_KNOWLEDGE = 0.8;
/** In software the title says less: a developer knows some of these languages, seldom all. */
const CORE_WEIGHT_OF_TECHNOLOGY = 0.9;
/** Titles of people who were still learning the trade. */
const LEARNING = /(?<!\p{L})(?:estag|aprendiz|trainee|menor aprendiz|bolsista|monitor)/u;

const isLearnt = (kind: SkillKind): boolean => kind === 'technique' || kind === 'knowledge';

/** Spans of what follows from the titles held: the core techniques and knowledge of each occupation, never a licence or a tool. */
export function findTitleSpans(cv: CvDocument): SkillSpan[] {
  return cv.titles.flatMap(({ title, occupation, evidence }) => {
    if (LEARNING.test(foldText(title).folded)) return [];
    const core = (occupation?.skills ?? []).filter(({ skillId, weight }) => {
      const skill = findSkillById(skillId);
      if (skill?.field === 'technology') return isLearnt(skill.kind) && weight >= CORE_WEIGHT_OF_TECHNOLOGY;
      if (skill?.kind === 'knowledge') return weight >= CORE_WEIGHT_OF_KNOWLEDGE;
      return skill?.kind === 'technique' && weight >= CORE_WEIGHT;
    });
    return core.map(({ skillId }) => ({ skillId, shows: false, evidence }));
  });
}
