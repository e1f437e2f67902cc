import { foldText, stemOf } from '../text/index.ts';
import { SKILLS } from './skill-catalogue.ts';
import { findDeeds } from './find-deeds.ts';
import { findHomonyms } from './homonyms.ts';
import type { SkillMention } from './mention.ts';
import {
  addName,
  type FoundName,
  findLongestName,
  type NameTrie,
  createTrie,
  type Step,
} from './name-trie.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Skill } from './types.ts';

export type { SkillMention } from './mention.ts';

/** The names of a skill as sequences of word keys. */
export function tokenizeNames(skill: Skill): string[][] {
  return [skill.label, ...skill.aliases].map((name) => tokenize(name).map((token) => token.key));
}

/** Words that change from one wording of a name to another: "controle de estoque", "controle do estoque". */
const LINKS = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'a',
  'ao',
  'aos',
  'em',
  'no',
  'na',
  'e',
  'para',
  'com',
]);

/** Phrases in which the name of a skill is something else: who is enrolled does not work in a school's office. */
const OTHER_PHRASES = [
  'matrícula ativa',
  'matrícula regular',
  'matrícula em dia',
  'ajuda de custo',
  'ajuda de custos',
  'custo de vida',
  'orientado a eventos',
  'orientada a eventos',
  'eventos adversos',
];
const NO_SKILL = '';

/** A product has one spelling; what people know and do has a family of words. */
const HAS_FAMILY: ReadonlySet<Skill['kind']> = new Set(['technique', 'knowledge', 'behaviour']);
/** One word alone meets too many others in its stem. */
const FEWEST_WORDS = 2;

const computeFamily = (keys: readonly string[]): string[] =>
  keys.filter((key) => !LINKS.has(key)).map((key) => stemOf(key));

interface Tries {
  readonly exact: NameTrie;
  readonly families: NameTrie;
}

function buildTries(): Tries {
  const tries: Tries = { exact: createTrie(), families: createTrie() };
  for (const skill of SKILLS)
    for (const keys of tokenizeNames(skill)) {
      addName(tries.exact, keys, skill.id);
      const family = computeFamily(keys);
      if (HAS_FAMILY.has(skill.kind) && family.length >= FEWEST_WORDS)
        addName(tries.families, family, skill.id);
    }
  for (const phrase of OTHER_PHRASES)
    addName(
      tries.exact,
      tokenize(phrase).map(({ key }) => key),
      NO_SKILL,
    );
  return tries;
}

let built: Tries | null = null;

/** Allowed between two words of one name: a blank, a hyphen, a slash, "&" — but no comma, no new paragraph. */
const JOIN = /^[ \t\n]{0,2}[-–—/.&'’()]?[ \t\n]{0,2}$/u;

/**
 * A small vowel after a blank is a word of the sentence, not the end of a name: "CNH e carro próprio" is no category
 * E; "CT-e" is a name.
 */
const LONE_VOWEL = /^[aeo]$/u;

function makeSteps(text: string, tokens: readonly Token[]): Step[] {
  return tokens.map(({ key, start, end }, at) => {
    const between = text.slice(tokens[at - 1]?.end ?? start, start);
    return {
      key,
      start,
      end,
      joined: JOIN.test(between),
      open: !between.endsWith('-') && LONE_VOWEL.test(text.slice(start, end)),
    };
  });
}

/** The same words without the links between them, by their stems. */
function makeFamilySteps(steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  let joined = true;
  for (const step of steps) {
    joined &&= step.joined;
    if (LINKS.has(step.key)) continue;
    found.push({ ...step, key: stemOf(step.key), joined, open: false });
    joined = true;
  }
  return found;
}

function findNames(trie: NameTrie, steps: readonly Step[]): FoundName[] {
  const found: FoundName[] = [];
  let covered = -1;
  for (let at = 0; at < steps.length; at += 1) {
    const name = findLongestName(trie, steps, at);
    if (!name || name.end <= covered) continue;
    found.push(name);
    covered = name.end;
  }
  return found;
}

/** Adds mentions that do not overlap the others. */
function withApart(first: readonly SkillMention[], more: readonly SkillMention[]): SkillMention[] {
  const apart = more.filter((one) =>
    first.every((other) => one.end <= other.start || one.start >= other.end),
  );
  return [...first, ...apart].toSorted((a, b) => a.start - b.start);
}

const toMention = ({ skillId, start, end }: SkillMention): SkillMention => ({ skillId, start, end });

/**
 * The skills in a text, in order of appearance. Whole words, ignoring accents and case, singular and plural alike; of
 * two nested names only the longer counts. If a name does not occur literally, its word family counts too
 * ("coordenação da equipe"), except for products. Actions count like names: "analisei os dados" is data analysis.
 * A word that is something else beside its neighbours ("contratos de API") names no skill.
 */
export function findSkills(text: string): SkillMention[] {
  const { exact, families } = (built ??= buildTries());
  const steps = makeSteps(text, tokenize(text));
  const names = findNames(exact, steps).map(toMention);
  const kindred = findNames(families, makeFamilySteps(steps)).filter(({ shared }) => !shared);
  const found = withApart(withApart(names, kindred.map(toMention)), findDeeds(text)).filter(
    ({ skillId }) => skillId !== NO_SKILL,
  );
  if (found.length === 0) return found;
  const others = findHomonyms(foldText(text));
  // A longer name around the word is another skill: "biblioteca de componentes".
  return found.filter(({ start, end }) => !others.some((one) => one.start <= start && end <= one.end));
}
