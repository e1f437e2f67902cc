import type { Evidence } from '@aura/shared-domain';
import type { CvDocument } from '../cv/cv.ts';
import type { SkillSpan } from '../matching/grade.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { SkillKind } from '../taxonomy/types.ts';
import { foldText } from '../text/index.ts';
import { OWN_VERB } from './actor.ts';
import { computeWeight, computeWordKey, findContentStems } from './asked.ts';
import type { Person } from './judge.ts';
import { lookForRequirement, type Unit } from './look.ts';
import { findRelations, splitRelationWords } from './relations.ts';

/** Papers and languages have rules of their own, and of behaviour a deed says little. */
const TOLD_IN_DEEDS: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'knowledge']);
/** Weight of words from which they are particular, see {@link computeWeight}: of “balcão” alone, or of two usual ones. */
const CLEAR = 0.65;
/** How well is a matter of the skill's own name: who uses Excel every day does not use it at an advanced level. */
const LEVEL = /(?<!\p{L})(?:avancad[oa]|intermediari[oa]|fluente)(?!\p{L})/u;
/** Part of a name is no deed. */
const WHOLE = 0.99;

/** The relations about the whole of a name: “processo administrativo” is not what one about “administrativo” is about. */
function findWholeRelations(label: string): ReadonlySet<number> {
  const { folded } = foldText(label);
  if (LEVEL.test(folded)) return new Set();
  const stems = findContentStems(folded);
  const isWhole = (used: ReadonlySet<string>): boolean => {
    const named = new Set([...used].flatMap(findContentStems));
    return stems.every((stem) => named.has(stem));
  };
  return new Set(
    [...findRelations(splitRelationWords(folded), 'asked')].flatMap(([relation, used]) =>
      isWhole(used) ? [relation] : [],
    ),
  );
}

/** Whether the words by which a line shows a relation are particular: “material” or “controle” alone tell too little. */
function showsClearly({ own, text }: Unit, relation: number): boolean {
  if (!own.relations.has(relation)) return false;
  const words = findRelations(splitRelationWords(text), 'shown').get(relation) ?? [];
  const stems = new Set([...words].map(computeWordKey));
  return [...stems].reduce((sum, stem) => sum + computeWeight(stem), 0) >= CLEAR;
}

/**
 * Which of some skills lines of work show in other words than the catalogue's: "conferi o saldo com o extrato" shows
 * bank reconciliation. One span a skill, its best line; the title of a job is no line of work. A line counts where it
 * stands: below a job or a project of the CV.
 */
export function findRelatedSpans(
  skillIds: readonly string[],
  { units }: Pick<Person, 'units'>,
  { lines }: CvDocument,
): SkillSpan[] {
  const isOfWork = ({ start }: Evidence): boolean =>
    lines.some(
      ({ section, evidence }) => section === 'work' && evidence.start <= start && start < evidence.end,
    );
  const described = units.filter(
    ({ head, stance, evidence }) => stance !== 'done' || (!head && isOfWork(evidence)),
  );
  return skillIds.flatMap((skillId): SkillSpan[] => {
    const skill = findSkillById(skillId);
    const relations = skill ? findWholeRelations(skill.label) : new Set<number>();
    if (!skill || !TOLD_IN_DEEDS.has(skill.kind) || relations.size === 0) return [];
    const { verdict, coverage, byName, evidence } = lookForRequirement(skill.label, described);
    if (verdict !== 'proven' || coverage < WHOLE) return [];
    const isShownBy = (unit: Unit): boolean =>
      [...relations].some((relation) => showsClearly(unit, relation)) &&
      // Where words are shared, the person has to act in the line.
      (byName !== true || OWN_VERB.test(unit.text));
    const best = evidence.find(({ start }) =>
      described.some((unit) => unit.evidence.start === start && isShownBy(unit)),
    );
    return best ? [{ skillId, shows: true, evidence: best }] : [];
  });
}
