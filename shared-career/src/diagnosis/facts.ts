import type { DiagnosisAnswers, DiagnosisResult, DiagnosisVariant, ToldSince } from '@aura/shared-domain';
import { type GoalProfile, findGoalSkills } from '../matching/goal-skills.ts';
import { DOES_IT, gradeSkill, recordSkills, type SkillRecord, type SkillSpan } from '../matching/grade.ts';
import { SELF_RATINGS_ASKED } from '../questionnaire/options.ts';
import { type InterestReading, readInterests } from './interests/profile.ts';
import { measureNarrative } from './readiness/narrative-counts.ts';
import type { ReadinessInput } from './readiness/input.ts';
import { indexRatedSkills, findHiddenExperienceSpans } from './sources/answers.ts';
import {
  findStudiesUnderWay,
  gradeOnTheWay,
  separateLower,
  withoutLowerProofs,
} from './sources/on-the-way.ts';
import { findEvidenceSpans, withConfirmed } from './sources/told-evidence.ts';
import { findDeniedSkills, findCvSpans, findMeasuredSpans } from '../cv/cv-skills.ts';
import { type CvDocument, readCv } from '../cv/cv.ts';
import type { Person } from '../deeds/judge.ts';
import { readPerson } from '../deeds/person.ts';
import { findRelatedSpans } from '../deeds/related-spans.ts';
import { findTitleSpans } from '../cv/titles.ts';

/** The answers, read once; every part of the result is computed from them. */
export interface Facts {
  readonly answers: DiagnosisAnswers;
  readonly goal: GoalProfile;
  readonly cv: CvDocument | null;
  readonly record: SkillRecord;
  /** The CV clause by clause; null without one. */
  readonly person: Person | null;
  readonly interests: InterestReading;
  readonly readiness: ReadinessInput;
}

/** The quick variant looks at the goal, the CV and six self-ratings, whatever else was sent. */
export function narrowToVariant(answers: DiagnosisAnswers, variant: DiagnosisVariant): DiagnosisAnswers {
  const selfRatings = answers.selfRatings.slice(0, SELF_RATINGS_ASKED[variant]);
  if (variant === 'full') return { ...answers, selfRatings };
  return { ...answers, selfRatings, hiddenExperiences: [], interests: null, anchors: null, context: null };
}

const hasSources = (answers: DiagnosisAnswers, { evidence }: ToldSince): boolean =>
  evidence.length > 0 ||
  answers.resume !== null ||
  answers.selfRatings.length > 0 ||
  answers.hiddenExperiences.length > 0;

function readAlignment(
  profile: DiagnosisResult['interests'],
  goal: GoalProfile,
): ReadinessInput['alignment'] {
  const person = profile?.code ?? null;
  return person !== null && goal.occupation ? { person, work: goal.occupation.riasec } : null;
}

/** Skills of the goal that no line names at work. What the person says not to do is not looked for in other words. */
function listUnnamed(
  goal: GoalProfile,
  named: readonly SkillSpan[],
  { selfRatings }: DiagnosisAnswers,
): string[] {
  const shown = new Set(named.filter(({ shows }) => shows).map(({ skillId }) => skillId));
  const notDone = new Set(selfRatings.filter(({ level }) => level < DOES_IT).map(({ skillId }) => skillId));
  return goal.skills
    .map(({ skillId }) => skillId)
    .filter((skillId) => !shown.has(skillId) && !notDone.has(skillId));
}

/** Reads the (narrowed) answers, and what was told since. */
export function gatherFacts(answers: DiagnosisAnswers, told: ToldSince, now: Date): Facts {
  const goal = findGoalSkills(answers.goal);
  const cv = answers.resume ? readCv(answers.resume) : null;
  const person = answers.resume ? readPerson(answers.resume, now) : null;
  const named = cv ? [...findCvSpans(cv), ...findMeasuredSpans(cv)] : [];
  const related = cv && person ? findRelatedSpans(listUnnamed(goal, named, answers), person, cv) : [];
  const ofCv = cv ? withConfirmed([...named, ...related], cv, told.confirmed) : [];
  const { spans, lower } = separateLower(
    [...ofCv, ...findHiddenExperienceSpans(answers), ...findEvidenceSpans(told.evidence, cv)],
    goal.skills,
  );
  const rated = withoutLowerProofs(indexRatedSkills(answers), goal.skills);
  const denied = findDeniedSkills([
    ...(cv?.lines ?? []).map((line) => line.text),
    ...answers.hiddenExperiences.map((one) => one.description),
  ]);
  const titles = cv ? findTitleSpans(cv).filter(({ skillId }) => !denied.has(skillId)) : [];
  const record = recordSkills(spans, rated, titles);
  const onTheWay = {
    studies: findStudiesUnderWay(goal.skills, { cv, person, rated, told: told.evidence }),
    registrations: lower,
  };
  const interests = readInterests(answers.interests);
  const gradable = goal.skills.length > 0 && hasSources(answers, told);
  return {
    answers,
    goal,
    cv,
    record,
    person,
    interests,
    readiness: {
      goal,
      graded: gradable
        ? goal.skills.map(({ skillId }) => gradeOnTheWay(gradeSkill(skillId, record), onTheWay))
        : null,
      onTheWay,
      hasCv: cv !== null,
      narrative: cv ? measureNarrative(cv) : null,
      practice: told.practice,
      alignment: readAlignment(interests.profile, goal),
    },
  };
}
