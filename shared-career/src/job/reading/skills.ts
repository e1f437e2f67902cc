import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills, type SkillMention } from '../../taxonomy/find-skills.ts';
import { type Finder, type Found, formatLabel } from './finder.ts';
import { isSchooling } from './schooling.ts';

/** Between two skills of one list; with "ou" at its end any of them will do. */
const LIST =
  /^\s*(?:\([^)]*\))?\s*(?:,|,?\s?(?:ou|e\/ou|or))(?:\s(?:com|em|de|do|da|no|na|in|with|o|a|os|as))?\s*$/u;
const OR = /(?<!\p{L})(?:ou|or)(?!\p{L})/u;

/** "Kafka, RabbitMQ ou SQS": the list ends in a name that the taxonomy lacks. */
const UNKNOWN_LAST =
  /^\s*,?\s?(?:ou|or)\s(?<name>\p{Lu}[\p{L}\p{N}+#.]{0,19}[\p{L}\p{N}+#])(?![\p{L}\p{N}]|\s\p{Lu})/u;

/** "Mensageria: Kafka ou RabbitMQ": the topic of a list includes its items and adds no requirement. */
const isHeadOf = (
  text: string,
  [head]: readonly SkillMention[],
  next: readonly SkillMention[] = [],
): boolean => {
  const [first] = next;
  return (
    head !== undefined &&
    first !== undefined &&
    next.length > 1 &&
    /^\s*:\s*$/u.test(text.slice(head.end, first.start)) &&
    next.some(({ skillId }) => skillId === head.skillId)
  );
};

/** Skills of one list that ends in "ou" are one requirement; others are separate. */
function groupAlternatives(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
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
    if (run.length > 1 && UNKNOWN_LAST.test(text.slice(mention.end))) either = true;
  }
  close();
  return groups;
}

const getKind = (skillId: string): Found['kind'] =>
  findSkillById(skillId)?.kind === 'language' ? 'language' : 'skill';

/** Skills of the taxonomy, with alternatives as one. Languages and schooling have separate finders. */
export const findSkillsAsked: Finder = ({ text, section }) => {
  if (section === 'benefits') return [];
  const mentions = findSkills(text).filter(({ skillId }) => {
    const skill = findSkillById(skillId);
    return skill !== null && skill.kind !== 'language' && !isSchooling(skillId);
  });
  const groups = groupAlternatives(text, mentions);
  const asked = groups.filter((group, at) => group.length > 1 || !isHeadOf(text, group, groups[at + 1]));
  return asked.flatMap((group): Found[] => {
    const ids = [...new Set(group.map(({ skillId }) => skillId))];
    const skills = ids.flatMap((id) => findSkillById(id) ?? []);
    const [first] = group;
    const last = group.at(-1);
    const [skill, ...others] = skills;
    if (!first || !last || !skill) return [];
    // A label that is itself a list cannot be in a list.
    const written = (id: string, label: string): string => {
      const mention = group.find((one) => one.skillId === id);
      const words = mention ? text.slice(mention.start, mention.end) : '';
      return skills.length > 1 && /, | e /u.test(label) && /^[^()]+$/u.test(words)
        ? formatLabel(words)
        : label;
    };
    const unknown = UNKNOWN_LAST.exec(text.slice(last.end));
    const name = unknown?.groups?.['name'];
    return [
      {
        key: `skill-${skill.id}`,
        label: [
          ...skills.map(({ id, label }) => written(id, label)),
          ...(name === undefined ? [] : [name]),
        ].join(' ou '),
        kind: getKind(skill.id),
        skillId: skill.id,
        alternatives: [...others.map(({ id }) => id), ...(name === undefined ? [] : [name])],
        blocks: 'never',
        start: first.start,
        end: last.end + (unknown?.[0].length ?? 0),
      },
    ];
  });
};
