import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import type { GradedSkill } from '../../matching/grade.ts';
import { REASONS } from '../../generated/gap-reasons.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { PROOF_FROM_LEVEL } from '../../questionnaire/options.ts';
import { foldKey } from '../../text/index.ts';
import type { Facts } from '../facts.ts';
import { nameHolder } from '../../cv/registration-category.ts';
import { formatShortMonth } from '../../wording/month.ts';
import type { StudyUnderWay } from '../sources/on-the-way.ts';
import { cite, fill, readFirstLine, describePlace, quoteLabel, shorten } from '../../wording/quote.ts';

type GapKind = DiagnosisResult['gaps'][number]['kind'];

const describeWhere = (facts: Facts): string => (facts.cv ? REASONS.inResume : REASONS.inAnswers);

/** Label of the neighbouring skill that the first indirect span is about: the first neighbour that was found. */
function describeRelative(skillId: string, facts: Facts): string {
  const { shown, listed } = facts.record;
  const near = findSkillById(skillId)?.neighbours.find((id) => shown.has(id) || listed.has(id)) ?? skillId;
  return quoteLabel(findSkillById(near)?.label ?? near);
}

/** Place of a span, quoted only if it says more than the skill's name. */
const standsAt = (label: string, span: Evidence): string =>
  foldKey(quoteLabel(shorten(span.excerpt))) === foldKey(label) ? describePlace(span) : cite(span);

function explainListed(skill: string, graded: GradedSkill): string {
  const [span] = graded.direct;
  if (!span) return '';
  return graded.direct.some(({ source }) => source === 'answer')
    ? fill(REASONS.told, { skill })
    : fill(REASONS.listed, { skill, place: standsAt(skill, span) });
}

function explainInferred(skill: string, graded: GradedSkill): string {
  const [span] = graded.indirect;
  if (!span) return '';
  if (graded.fromTitle) {
    const title = quoteLabel(shorten(readFirstLine(span)));
    return fill(REASONS.fromTitle, { skill, title, place: describePlace(span) });
  }
  const said = isSure(graded) ? describeSelfRating(skill, graded) : null;
  const place = cite(span);
  return said === null
    ? fill(REASONS.inferred, { skill, place })
    : fill(REASONS.inferredAndSaid, { said, place });
}

/** What people say of a skill, by their self-rating. */
const SAID: readonly string[] = [
  REASONS.level0,
  REASONS.level1,
  REASONS.level2,
  REASONS.level3,
  REASONS.level4,
];

/** The same of a registration or a diploma, which nobody does with help or teaches. */
const SAID_OF_LICENCE: readonly string[] = [
  REASONS.licence0,
  REASONS.licence1,
  REASONS.licence1,
  REASONS.licence2,
  REASONS.licence2,
];
const isLicence = (skillId: string): boolean => findSkillById(skillId)?.kind === 'licence';

/** Whether the person says that they can do it alone. */
const isSure = ({ level }: GradedSkill): boolean => (level ?? 0) >= PROOF_FROM_LEVEL;

/** The person's self-rating of a skill; null without one. */
function describeSelfRating(skill: string, { skillId, level }: GradedSkill): string | null {
  const said = level === null ? undefined : (isLicence(skillId) ? SAID_OF_LICENCE : SAID)[level];
  return said === undefined ? null : fill(REASONS.said, { skill, said });
}

function explainAdjacent(skill: string, graded: GradedSkill, { skillId }: GoalSkill, facts: Facts): string {
  const [span] = graded.indirect;
  if (!span) return '';
  const opening =
    describeSelfRating(skill, graded) ?? fill(REASONS.notFound, { skill, where: describeWhere(facts) });
  return fill(REASONS.adjacent, { opening, near: describeRelative(skillId, facts), place: cite(span) });
}

function explainDeclared(skill: string, graded: GradedSkill): string {
  const said = describeSelfRating(skill, graded) ?? fill(REASONS.touched, { skill });
  const [sure, begun] = isLicence(graded.skillId)
    ? [REASONS.declaredLicence, REASONS.begunLicence]
    : [REASONS.declared, REASONS.begun];
  return fill(isSure(graded) ? sure : begun, { said });
}

/** When a course is to end, as an aside: ", previsão dez/2027"; empty where nothing says so. */
export const describeUntil = ({ until }: StudyUnderWay): string =>
  until === null ? '' : fill(REASONS.underWayUntil, { until: formatShortMonth(until) });

/** Why something that is on the way is a gap; null for anything else. */
function explainOnTheWay(skill: GoalSkill, kind: GapKind, { readiness, goal }: Facts): string | null {
  const { studies, registrations } = readiness.onTheWay;
  const label = quoteLabel(skill.label);
  const study = studies.get(skill.skillId);
  if (study) {
    const place = study.evidence ? `, ${cite(study.evidence)}` : '';
    const reason = fill(REASONS.underWay, { skill: label, until: describeUntil(study), place });
    return kind === 'blocker'
      ? fill(REASONS.underWayBlocker, { reason, goal: quoteLabel(goal.title) })
      : reason;
  }
  const lower = registrations.get(skill.skillId);
  if (!lower || skill.category === undefined) return null;
  const reason = fill(REASONS.lowerKind, {
    held: nameHolder(skill.skillId, lower.held),
    asked: nameHolder(skill.skillId, skill.category),
    place: cite(lower.evidence),
    goal: quoteLabel(goal.title),
  });
  const why = kind === 'blocker' ? fill(REASONS.lowerKindBlocker, { reason }) : reason;
  return studies.size > 0 ? `${why} ${REASONS.lowerKindLater}` : why;
}

function explainAbsent(skill: string, { level }: GradedSkill, wanted: GoalSkill, facts: Facts): string {
  const weight =
    wanted.weight >= 0.8
      ? REASONS.weighsMuch
      : wanted.weight >= 0.6
        ? REASONS.weighsSome
        : REASONS.weighsLittle;
  const found =
    level === 0 ? REASONS.foundNever : fill(REASONS.foundNothing, { where: describeWhere(facts) });
  return fill(REASONS.absent, { skill, weight, goal: quoteLabel(facts.goal.title), found });
}

/** The reason for a gap: names the skill and its line, or the places without any evidence. */
export function explainGap(skill: GoalSkill, graded: GradedSkill, kind: GapKind, facts: Facts): string {
  const onTheWay = explainOnTheWay(skill, kind, facts);
  if (onTheWay !== null) return onTheWay;
  const label = quoteLabel(skill.label);
  const reasons: Record<GradedSkill['grade'], () => string> = {
    proven: () => '',
    listed: () => explainListed(label, graded),
    inferred: () => explainInferred(label, graded),
    adjacent: () => explainAdjacent(label, graded, skill, facts),
    declared: () => explainDeclared(label, graded),
    absent: () => explainAbsent(label, graded, skill, facts),
  };
  const reason = reasons[graded.grade]();
  return kind === 'blocker'
    ? fill(REASONS.blocker, { skill: label, goal: quoteLabel(facts.goal.title), reason })
    : reason;
}
