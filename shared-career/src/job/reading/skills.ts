import { skillById } from '../../taxonomy/catalogue.ts';
import { findSkills, type SkillMention } from '../../taxonomy/find-skills.ts';
import type { Finder, Found } from './found.ts';
import { isSchooling } from './schooling.ts';

/** Between two skills of one list; with "ou" at its end any of them will do. */
const LIST =
  /^\s*(?:\([^)]*\))?\s*(?:,|,?\s?(?:ou|e\/ou|or))(?:\s(?:com|em|de|do|da|no|na|in|with|o|a|os|as))?\s*$/u;
const OR = /(?<!\p{L})(?:ou|or)(?!\p{L})/u;

/** Skills of one list that ends in "ou" are one requirement; any other stands alone. */
function alternativesAmong(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
  const groups: SkillMention[][] = [];
  let run: SkillMention[] = [];
  let either = false;
  const close = (): void => {
    groups.push(...(either ? [run] : run.map((one) => [one])));
    run = [];
    either = false;
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    const between = last ? text.slice(last.end, mention.start) : '';
    if (last && (!LIST.test(between) || either)) {
      // "Java, Kotlin ou Go, Docker": the list of alternatives ends with the word after "ou".
      if (!(either && OR.test(between) && LIST.test(between))) close();
    }
    if (run.length > 0 && OR.test(between)) either = true;
    run.push(mention);
  }
  close();
  return groups;
}

const kindOf = (skillId: string): Found['kind'] =>
  skillById(skillId)?.kind === 'language' ? 'language' : 'skill';

/** Skills of the taxonomy, with alternatives as one. Languages and schooling have finders of their own. */
export const findSkillsAsked: Finder = ({ text, section }) => {
  if (section === 'benefits') return [];
  const mentions = findSkills(text).filter(({ skillId }) => {
    const skill = skillById(skillId);
    return skill !== null && skill.kind !== 'language' && !isSchooling(skillId);
  });
  return alternativesAmong(text, mentions).flatMap((group): Found[] => {
    const ids = [...new Set(group.map(({ skillId }) => skillId))];
    const skills = ids.flatMap((id) => skillById(id) ?? []);
    const [first] = group;
    const last = group.at(-1);
    const [skill, ...others] = skills;
    if (!first || !last || !skill) return [];
    return [
      {
        key: `skill-${skill.id}`,
        label: skills.map(({ label }) => label).join(' ou '),
        kind: kindOf(skill.id),
        skillId: skill.id,
        alternatives: others.map(({ id }) => id),
        blocks: 'never',
        start: first.start,
        end: last.end,
      },
    ];
  });
};
