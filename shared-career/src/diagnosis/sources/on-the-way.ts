import type { Evidence, TaskEvidence } from '@aura/shared-domain';
import type { CvDocument } from '../../cv/cv.ts';
import { readCategory, type RegistrationCategory, isEnough } from '../../cv/registration-category.ts';
import {
  findLatestDate,
  findStudyUnderWay,
  isGivenUp,
  isSchooling,
  tellsOfStudying,
} from '../../deeds/studies.ts';
import type { Person } from '../../deeds/judge.ts';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import {
  DOES_IT,
  GRADE_CREDIT,
  type GradedSkill,
  MET_CREDIT,
  type RatedSkill,
  type SkillSpan,
} from '../../matching/grade.ts';
import { foldText } from '../../text/index.ts';

/** A course that is being taken towards a diploma that the goal asks for. */
export interface StudyUnderWay {
  /** YYYY-MM or YYYY; null where nothing says when it ends. */
  readonly until: string | null;
  /** Null where only a self-rating says so. */
  readonly evidence: Evidence | null;
}

/** A registration of a lower kind than the one that the goal takes. */
export interface LowerRegistration {
  readonly held: RegistrationCategory;
  readonly evidence: Evidence;
}

/** What is on the way to the goal and not there, by skill. */
export interface OnTheWay {
  readonly studies: ReadonlyMap<string, StudyUnderWay>;
  readonly registrations: ReadonlyMap<string, LowerRegistration>;
}

/** The line of a CV that names the course: degree and subject together where they are on two lines. */
function findCourseLine(cv: CvDocument | null, evidence: Evidence): Evidence {
  const here = (cv?.lines ?? []).filter((line) => line.evidence.start === evidence.start);
  return here.map((line) => line.evidence).toSorted((a, b) => b.end - a.end)[0] ?? evidence;
}

/** "Estou no 7º período, previsão dez/2027", as the proof of the task about the diploma. */
function findToldStudy(skillId: string, told: readonly TaskEvidence[]): StudyUnderWay | null {
  const one = told.find(({ gapId, text }) => gapId === `gap-${skillId}` && tellsOfStudying(text));
  if (!one) return null;
  const { text, task } = one;
  return {
    until: findLatestDate(foldText(text).folded),
    evidence: { source: 'answer', docId: `answer:task:${task}`, start: 0, end: text.length, excerpt: text },
  };
}

interface Sources {
  readonly cv: CvDocument | null;
  readonly person: Person | null;
  readonly rated: ReadonlyMap<string, RatedSkill>;
  readonly told: readonly TaskEvidence[];
}

/** The courses under way towards diplomas that the goal asks for. */
export function findStudiesUnderWay(
  skills: readonly GoalSkill[],
  { cv, person, rated, told }: Sources,
): ReadonlyMap<string, StudyUnderWay> {
  const found = new Map<string, StudyUnderWay>();
  for (const { skillId, label } of skills) {
    if (!isSchooling(label)) continue;
    const study = person && findStudyUnderWay(label, person.studies);
    const level = rated.get(skillId)?.level ?? 0;
    // A form has no option for a course that rests, and the CV says that it does.
    const isResting = person !== null && isGivenUp(label, person.studies);
    const way = study
      ? { until: study.until, evidence: findCourseLine(cv, study.evidence) }
      : (findToldStudy(skillId, told) ??
        // "Em andamento" is the one level of a diploma between none and held.
        (level > 0 && level <= DOES_IT && !isResting ? { until: null, evidence: null } : null));
    if (way) found.set(skillId, way);
  }
  return found;
}

/** The kind of registration that each skill of a goal takes; null where its council has one kind. */
const mapCategories = (skills: readonly GoalSkill[]): ReadonlyMap<string, RegistrationCategory | null> =>
  new Map(skills.map(({ skillId, category }) => [skillId, category ?? null]));

/** Spans that count, without registrations of a lower kind than the goal takes, which are returned apart. */
export function separateLower(
  spans: readonly SkillSpan[],
  skills: readonly GoalSkill[],
): { readonly spans: readonly SkillSpan[]; readonly lower: ReadonlyMap<string, LowerRegistration> } {
  const asked = mapCategories(skills);
  const lower = new Map<string, LowerRegistration>();
  const left = spans.filter(({ skillId, evidence }) => {
    const wanted = asked.get(skillId) ?? null;
    const held = wanted === null ? null : readCategory(skillId, evidence.excerpt);
    if (held === null || isEnough(held, wanted)) return true;
    if (!lower.has(skillId)) lower.set(skillId, { held, evidence });
    return false;
  });
  return { spans: left, lower };
}

/** Ratings without proofs that tell of a registration of a lower kind. */
export function withoutLowerProofs(
  rated: ReadonlyMap<string, RatedSkill>,
  skills: readonly GoalSkill[],
): ReadonlyMap<string, RatedSkill> {
  const asked = mapCategories(skills);
  return new Map(
    [...rated].map(([skillId, one]) => {
      const wanted = asked.get(skillId) ?? null;
      const serves = one.proof === null || isEnough(readCategory(skillId, one.proof.excerpt), wanted);
      return [skillId, wanted === null || serves ? one : { ...one, proof: null }];
    }),
  );
}

/** What is on the way is near what is asked, and never that. */
export function gradeOnTheWay(graded: GradedSkill, { studies, registrations }: OnTheWay): GradedSkill {
  const evidence =
    studies.get(graded.skillId)?.evidence ?? registrations.get(graded.skillId)?.evidence ?? null;
  if (evidence === null || graded.credit >= MET_CREDIT) return graded;
  return {
    ...graded,
    grade: 'adjacent',
    credit: Math.max(graded.credit, GRADE_CREDIT.adjacent),
    indirect: [evidence],
    fromTitle: false,
  };
}
