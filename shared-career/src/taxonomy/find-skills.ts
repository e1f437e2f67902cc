import { SKILLS } from './catalogue.ts';
import { findDeeds } from './find-deeds.ts';
import type { SkillMention } from './mention.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Skill } from './types.ts';

export type { SkillMention } from './mention.ts';

interface Node {
  readonly next: Map<string, Node>;
  skillId: string | null;
}

const newNode = (): Node => ({ next: new Map(), skillId: null });

/** The names of a skill as sequences of word keys. */
export function namesOf(skill: Skill): string[][] {
  return [skill.label, ...skill.aliases].map((name) => tokenize(name).map((token) => token.key));
}

function buildIndex(): Node {
  const root = newNode();
  for (const skill of SKILLS) {
    for (const words of namesOf(skill)) {
      let node = root;
      for (const word of words) {
        const next = node.next.get(word) ?? newNode();
        node.next.set(word, next);
        node = next;
      }
      node.skillId ??= skill.id;
    }
  }
  return root;
}

let index: Node | null = null;

/** What may stand between two words of one name: a blank, a hyphen, a slash, "&" — but no comma, no new paragraph. */
const JOIN = /^[ \t\n]{0,2}[-–—/.&'’()]?[ \t\n]{0,2}$/u;

/** A small vowel is a word of the sentence, not the end of a name: "CNH e carro próprio" is no category E. */
const LONE_VOWEL = /^[aeo]$/u;

function longestFrom(root: Node, text: string, tokens: readonly Token[], first: number): SkillMention | null {
  let node = root;
  let best: SkillMention | null = null;
  const start = tokens[first]?.start ?? 0;
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const previous = tokens[at - 1];
    if (at > first && previous && !JOIN.test(text.slice(previous.end, token.start))) break;
    const next = node.next.get(token.key);
    if (!next) break;
    node = next;
    const lone = at > first && LONE_VOWEL.test(text.slice(token.start, token.end));
    if (node.skillId !== null && !lone) best = { skillId: node.skillId, start, end: token.end };
  }
  return best;
}

/**
 * The skills that a text names, in order of appearance. Whole words, accents and case ignored, singular and plural
 * alike; of two names where one lies inside the other only the longer counts. What was done counts like the name:
 * "analisei os dados" is data analysis.
 */
export function findSkills(text: string): SkillMention[] {
  const root = (index ??= buildIndex());
  const tokens = tokenize(text);
  const found: SkillMention[] = [];
  let covered = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = longestFrom(root, text, tokens, at);
    if (!mention || mention.end <= covered) continue;
    found.push(mention);
    covered = mention.end;
  }
  return withDeeds(found, findDeeds(text));
}

/** Names come first: a verb that lies inside a name adds nothing. */
function withDeeds(names: readonly SkillMention[], deeds: readonly SkillMention[]): SkillMention[] {
  const apart = deeds.filter((deed) =>
    names.every((name) => deed.end <= name.start || deed.start >= name.end),
  );
  return [...names, ...apart].toSorted((a, b) => a.start - b.start);
}
