import { PHRASES, TASKS, FIELD_ARTEFACTS, SKILL_ARTEFACTS } from '../../generated/plan-texts.ts';
import type { SkillKind } from '../../taxonomy/types.ts';
import { findSkillById, isLongLicence } from '../../taxonomy/skill-catalogue.ts';
import type { Facts } from '../facts.ts';
import { type Gap, isAlreadyThere } from '../gaps/find.ts';
import { nameHolder } from '../../cv/registration-category.ts';
import { describeUntil } from '../gaps/reason.ts';
import { cite, fill, quoteLabel, shorten } from '../../wording/quote.ts';
import { draftTask, type TaskDraft } from './drafts.ts';
import { describeCatalogue, describeCourse, findGuidance, computeNorms, describeNorms } from './guide.ts';
import { isDiploma } from './resume-tasks.ts';
import { isSoughtOnLinkedIn } from './setting.ts';

/** The visible result of practising a skill. */
const describeArtefact = (skillId: string): string =>
  SKILL_ARTEFACTS[skillId] ?? FIELD_ARTEFACTS[findSkillById(skillId)?.field ?? 'general'];

/** Minutes of a first useful slice of learning, by effort from 1 (days) to 5 (years). */
const LEARNING_MINUTES = [0, 120, 360, 720, 900, 900] as const;
/** From this self-rating on the person knows the basics. */
const WITH_HELP = 2;
/** An excerpt of up to this many characters is a name in a list and no place to start a story from. */
const A_MERE_NAME = 40;

/** Norms named in one task. */
const MOST_NORMS = 2;
/** A licence takes its own time; a plan counts the hours until one is on the way. */
const MOST_LICENCE_HOURS = 4;
/** Courses of one kind are compared in an evening. */
const COMPARING_HOURS = 2;

const isLicence = (skillId: string): boolean => findSkillById(skillId)?.kind === 'licence';

const describeFree = (facts: Facts): string =>
  facts.answers.context?.budget === 'none' ? ` ${PHRASES.free}` : '';

/** Puts into the CV what is already there but does not show. */
function show(gap: Gap, facts: Facts): TaskDraft {
  const span = gap.adjacentEvidence.find((evidence) => evidence.excerpt.length > A_MERE_NAME);
  return draftTask(
    TASKS.show,
    { action: 'show', gapId: gap.id },
    {
      skill: quoteLabel(gap.title),
      target: facts.cv ? PHRASES.inResume : PHRASES.inParagraph,
      from: span ? ` ${fill(PHRASES.from, { evidence: cite(span) })}` : '',
      never: describeOtherWay(gap),
    },
  );
}

/** If the person has a related skill, the practice begins with it. */
const describeBridge = ({ adjacentEvidence: [near] }: Gap): string =>
  near ? `${fill(PHRASES.bridge, { near: shorten(near.excerpt, 70) })} ` : '';

const describeCourseOf = ({ skillId }: Gap): string => {
  const skill = findSkillById(skillId);
  return skill ? describeCourse(skill) : '';
};

/** A course, or where to look for one; for a behaviour, no courses are suggested. */
function describeStudy(gap: Gap): string {
  const skill = findSkillById(gap.skillId);
  if (!skill) return '';
  return describeCourse(skill) || (skill.kind === 'behaviour' ? '' : describeCatalogue(skill));
}

/** The way to a line for somebody who never did what the line should tell. */
const describeOtherWay = (gap: Gap): string =>
  findSkillById(gap.skillId)?.kind === 'behaviour'
    ? PHRASES.neverBehaviour
    : `${PHRASES.never}${describeStudy(gap)}`;

/** A practical step for a skill, in the goal's occupation or in any; null if there is none. */
function draftGuided(gap: Gap, facts: Facts, action = 'learn'): TaskDraft | null {
  const { step, norms } = findGuidance(facts.goal.occupation, gap.skillId);
  if (!step) return null;
  const { do: what, deliverable, example, hours } = step;
  return draftTask(
    TASKS.guided,
    { action, gapId: gap.id, effortMinutes: hours * 60 },
    {
      skill: quoteLabel(gap.title),
      bridge: describeBridge(gap),
      do: what,
      study: describeStudy(gap),
      norms: describeNorms(norms.slice(0, MOST_NORMS)),
      example,
      deliverable,
    },
  );
}

function learn(gap: Gap, facts: Facts): TaskDraft {
  const made = draftGuided(gap, facts);
  if (made) return made;
  const skill = quoteLabel(gap.title);
  const level = facts.record.rated.get(gap.skillId)?.level ?? 0;
  const [near] = gap.adjacentEvidence;
  const bridge = near
    ? fill(PHRASES.bridgeToAgain, { near: shorten(near.excerpt, 70), skill })
    : fill(level >= WITH_HELP ? PHRASES.bridgeToAlone : PHRASES.bridgeToBasics, { skill });
  return draftTask(
    near ? TASKS.learnFromNear : TASKS.learn,
    {
      action: 'learn',
      gapId: gap.id,
      effortMinutes: LEARNING_MINUTES[gap.effort] ?? LEARNING_MINUTES[2],
    },
    {
      skill,
      bridge,
      study: describeStudy(gap) || describeFree(facts),
      artefact: describeArtefact(gap.skillId),
    },
  );
}

/** Once something new has been made, it goes where others look for it. */
function publish(gap: Gap, facts: Facts): TaskDraft {
  const { step } = findGuidance(facts.goal.occupation, gap.skillId);
  return draftTask(
    TASKS.publish,
    { action: 'publish', gapId: gap.id },
    {
      skill: quoteLabel(gap.title),
      target: isSoughtOnLinkedIn(facts.goal.occupation) ? PHRASES.toBoth : PHRASES.toResume,
      made: step ? ` (${step.deliverable})` : '',
    },
  );
}

/** Whether a gap takes a year or more to close: of such a thing a plan of a quarter contains the beginning only. */
export function isYearsAway({ skillId, grade, effort }: Gap): boolean {
  if (!isLicence(skillId) || !isLongLicence(skillId) || effort === 1) return false;
  // Who has the diploma lacks an application, not a course.
  return isDiploma(skillId) || grade === 'absent';
}

/** The first small step of a degree or another course of years. */
function compareCourses(gap: Gap, facts: Facts): TaskDraft {
  const { step } = findGuidance(facts.goal.occupation, gap.skillId);
  return draftTask(
    TASKS.longStudy,
    {
      action: 'requirements',
      gapId: gap.id,
      tool: '/mentor-ia',
      effortMinutes: Math.min(step?.hours ?? COMPARING_HOURS, MOST_LICENCE_HOURS) * 60,
    },
    {
      skill: quoteLabel(gap.title),
      do: step?.do ?? PHRASES.compareDo,
      example: step?.example ?? PHRASES.compareExample,
      deliverable: step?.deliverable ?? PHRASES.compareDeliverable,
    },
  );
}

const describeFirstNorm = (facts: Facts): string =>
  describeNorms(computeNorms(facts.goal.occupation).slice(0, 1));

/** The first small step of a registration or certificate before which a course of years may come. */
function beginLongLicence(gap: Gap, facts: Facts): TaskDraft {
  if (isDiploma(gap.skillId)) return compareCourses(gap, facts);
  const { step } = findGuidance(facts.goal.occupation, gap.skillId);
  return draftTask(
    TASKS.longLicence,
    { action: 'requirements', gapId: gap.id, tool: '/mentor-ia' },
    {
      skill: quoteLabel(gap.title),
      do: step?.do ?? PHRASES.applyDo,
      norms: describeFirstNorm(facts),
      free: describeFree(facts),
    },
  );
}

function checkLicence(gap: Gap, facts: Facts): TaskDraft {
  if (isYearsAway(gap)) return beginLongLicence(gap, facts);
  const skill = quoteLabel(gap.title);
  const own = {
    action: 'requirements',
    gapId: gap.id,
    tool: gap.grade === 'absent' ? '/mentor-ia' : '/otimizador-curriculo',
  } as const;
  const { step } = findGuidance(facts.goal.occupation, gap.skillId);
  if (!step) {
    return draftTask(TASKS.licence, own, {
      skill,
      norms: describeFirstNorm(facts),
      free: describeFree(facts),
    });
  }
  const isLong = step.hours > MOST_LICENCE_HOURS;
  return draftTask(
    TASKS.guidedLicence,
    { ...own, effortMinutes: Math.min(step.hours, MOST_LICENCE_HOURS) * 60 },
    {
      skill,
      do: step.do,
      course: describeCourseOf(gap),
      hours: isLong ? ` ${fill(PHRASES.hours, { hours: String(step.hours) })}` : '',
      example: step.example,
      deliverable: step.deliverable,
    },
  );
}

const practiseLanguage = (gap: Gap): TaskDraft =>
  draftTask(
    TASKS.practiseLanguage,
    { action: 'practise-language', gapId: gap.id },
    { skill: quoteLabel(gap.title) },
  );

const tellStory = (gap: Gap): TaskDraft =>
  draftTask(TASKS.story, { action: 'story', gapId: gap.id }, { skill: quoteLabel(gap.title) });

const NEW: Readonly<Record<SkillKind, (gap: Gap, facts: Facts) => TaskDraft[]>> = {
  tool: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  technique: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  knowledge: (gap, facts) => [learn(gap, facts), publish(gap, facts)],
  behaviour: (gap, facts) => [...[draftGuided(gap, facts)].filter((task) => task !== null), tellStory(gap)],
  language: (gap, facts) => [draftGuided(gap, facts, 'practise-language') ?? practiseLanguage(gap)],
  licence: (gap, facts) => [checkLicence(gap, facts)],
};

/** What is left of a course under way, or of a registration of another kind; null for any other gap. */
function finishOnTheWay(gap: Gap, { readiness }: Facts): TaskDraft | null {
  const { studies, registrations } = readiness.onTheWay;
  const skill = quoteLabel(gap.title);
  const study = studies.get(gap.skillId);
  if (study)
    return draftTask(
      TASKS.finishStudy,
      { action: 'finish', gapId: gap.id },
      {
        skill,
        until: describeUntil(study),
        register: registrations.size > 0 ? ` ${PHRASES.registerAfter}` : '',
      },
    );
  const lower = registrations.get(gap.skillId);
  const category = readiness.goal.skills.find(({ skillId }) => skillId === gap.skillId)?.category;
  if (!lower || category === undefined) return null;
  return draftTask(
    TASKS.laterRegistration,
    { action: 'register', gapId: gap.id },
    { skill, held: nameHolder(gap.skillId, lower.held), asked: nameHolder(gap.skillId, category) },
  );
}

/** Whether a gap closes at a time that the person does not choose: a course has to end first. */
export const isOnTheWay = ({ skillId }: Gap, { readiness: { onTheWay } }: Facts): boolean =>
  onTheWay.studies.has(skillId) || (onTheWay.registrations.has(skillId) && onTheWay.studies.size > 0);

/** The tasks that close one gap, in order; each ends in something that can be shown. */
export function makeGapTasks(gap: Gap, facts: Facts): TaskDraft[] {
  const left = finishOnTheWay(gap, facts);
  if (left) return [left];
  const kind = findSkillById(gap.skillId)?.kind ?? 'technique';
  if (kind === 'licence') return NEW.licence(gap, facts);
  return isAlreadyThere(gap, facts) ? [show(gap, facts)] : NEW[kind](gap, facts);
}
