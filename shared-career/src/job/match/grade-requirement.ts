import type { Evidence, Grade, Requirement } from '@aura/shared-domain';
import { GRADE_CREDIT, gradeSkill, MET_CREDIT } from '../../matching/grade.ts';
import { type Judgement, judgeRequirement } from '../../deeds/judge.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { findImpliedSkills, findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findWhole, foldKey } from '../../text/index.ts';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { parseLanguageLabel } from '../reading/languages.ts';
import { isDegree, type Schooling, findSchooling } from '../reading/schooling.ts';
import { parseYearsLabel } from '../reading/years.ts';
import { QUALIFICATION, SHOWN_PER_REQUIREMENT } from '../weights.ts';
import type { Candidate, SearchText } from './candidate.ts';
import { isInSubject, countRungsAbove } from './studies.ts';
import { findStoppedStudy, type StoppedStudy } from './stopped-study.ts';

/** The finding for a requirement. */
interface Found {
  readonly grade: Grade;
  /** 0 to 1. */
  readonly credit: number;
  readonly evidence: readonly Evidence[];
  /** The kind of evidence, if the spans do not name the requirement itself. */
  readonly by:
    | 'name'
    | 'title'
    | 'other'
    | 'short'
    | 'unfinished'
    | 'finished'
    | 'otherWork'
    | 'denied'
    | 'none';
  /** The required subject of years that were spent on other work. */
  readonly of?: readonly string[];
}

/** A requirement as a CV meets it. */
export interface Graded extends Found {
  /** The CV's statements about it in the ad's own words. */
  readonly judged: Judgement;
  /** Whether the finding is too uncertain to report. */
  readonly open?: boolean;
  /** The stopped course that was found for a degree. */
  readonly stopped?: StoppedStudy;
  /** Share of the requirement that the score counts, if that is more than the credit: of an open finding. */
  readonly counted?: number;
}

const ABSENT: Found = { grade: 'absent', credit: 0, evidence: [], by: 'none' };

const makeMet = (evidence: readonly Evidence[]): Found => ({
  grade: 'proven',
  credit: 1,
  evidence,
  by: 'name',
});
const makeShort = (evidence: readonly Evidence[]): Found => ({
  grade: 'adjacent',
  credit: QUALIFICATION.short,
  evidence,
  by: 'short',
});

function gradeOfSkill(skillId: string, { record }: Candidate): Found {
  const { grade, credit, direct, indirect, fromTitle } = gradeSkill(skillId, record);
  if (grade === 'absent') return ABSENT;
  const shown = record.shown.get(skillId) ?? [];
  const named = grade === 'proven' && shown.length > 0 ? shown : direct;
  return grade === 'proven' || grade === 'listed'
    ? { grade, credit, evidence: named.length > 0 ? named : indirect, by: 'name' }
    : { grade, credit, evidence: indirect, by: fromTitle ? 'title' : 'other' };
}

/** The line of a search text at an offset. */
function findLine({ starts, lines }: SearchText, offset: number): SearchText['lines'][number] | undefined {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function gradeOfTerm(term: string, { search }: Candidate): Found {
  const lines = findWhole(search.folded, foldKey(term)).flatMap(({ start }) => findLine(search, start) ?? []);
  const shown = lines.filter(({ section }) => section === 'work');
  const grade = shown.length > 0 ? 'proven' : 'listed';
  const evidence = (shown.length > 0 ? shown : lines).map((line) => line.evidence);
  return lines.length === 0 ? ABSENT : { grade, credit: GRADE_CREDIT[grade], evidence, by: 'name' };
}

const chooseBetter = (a: Found, b: Found): Found => (b.credit > a.credit ? b : a);

/** Narrower things that the ad names along with a skill, each of which is enough: "CI/CD com GitHub Actions". */
const findNarrower = (label: string, skillId: string | null): string[] =>
  skillId === null
    ? []
    : findSkills(label)
        .map((mention) => mention.skillId)
        .filter((id) => id !== skillId && findImpliedSkills(id).has(skillId));

function gradeOfNames({ label, skillId, alternatives }: Requirement, candidate: Candidate): Found {
  const gradeOfName = (name: string): Found =>
    findSkillById(name) ? gradeOfSkill(name, candidate) : gradeOfTerm(name, candidate);
  return [skillId ?? label, ...alternatives, ...findNarrower(label, skillId)]
    .map(gradeOfName)
    .reduce(chooseBetter, ABSENT);
}

function gradeOfLanguage({ label }: Requirement, { languages }: Candidate): Found {
  const asked = parseLanguageLabel(label);
  const spoken = asked ? languages.get(asked.id) : undefined;
  if (!asked || !spoken) return ABSENT;
  if (spoken.level >= asked.level) return makeMet([spoken.evidence]);
  return spoken.level === asked.level - 1 ? makeShort([spoken.evidence]) : ABSENT;
}

/**
 * Whether the degree alone tells that the subject fits. Engineering and teaching are many subjects, unless the ad
 * takes any of them.
 */
const isOneSubject = (skillId: string, [subject = '', ...others]: readonly string[]): boolean =>
  isDegree(skillId) &&
  skillId !== 'licenciatura' &&
  (skillId !== 'graduacao-engenharia' || (others.length === 0 && foldKey(subject) === 'engenharia'));

/** Who is enrolled has not finished: a degree of years ago is no enrolment, however high. */
function gradeOfEnrolment({ level }: Schooling, subjects: readonly string[], { studies }: Candidate): Found {
  const going = studies.filter((study) => !study.finished && !study.stopped && study.level === level);
  if (going.length === 0) return studies.length > 0 ? { ...ABSENT, by: 'finished' } : ABSENT;
  return going
    .map((study) => (isInSubject(study, subjects) ? makeMet([study.evidence]) : makeShort([study.evidence])))
    .reduce(chooseBetter);
}

function gradeOfEducation({ label, skillId, alternatives }: Requirement, candidate: Candidate): Found {
  const asked = findSchooling(label);
  if (asked?.enrolled === true && !asked.finishedToo) return gradeOfEnrolment(asked, alternatives, candidate);
  const stated = skillId === null ? ABSENT : gradeOfSkill(skillId, candidate);
  const free = alternatives.length === 0 || (skillId !== null && isOneSubject(skillId, alternatives));
  if (stated.credit === 1 && (free || asked === null)) return makeMet(stated.evidence);
  if (!asked) return ABSENT;
  const fromLines = candidate.studies.map((study) => {
    const above = countRungsAbove(study, asked.level, asked.enrolled);
    const inSubject = isInSubject(study, alternatives);
    if (above >= 0) return inSubject ? makeMet([study.evidence]) : makeShort([study.evidence]);
    if (above !== -1 || !inSubject) return ABSENT;
    const nearly = !study.finished && study.level === asked.level;
    return nearly
      ? { ...makeShort([study.evidence]), by: 'unfinished' as const }
      : makeShort([study.evidence]);
  });
  return fromLines.reduce(chooseBetter, stated.credit === 1 ? makeShort(stated.evidence) : ABSENT);
}

/** Whether some years are as many as are asked: texts show one decimal, so weeks do not count as short. */
export const hasEnoughYears = (years: number, asked: number): boolean => years + 0.05 >= asked;

function gradeOfYears({ label }: Requirement, years: number, jobs: readonly Evidence[]): Found {
  const asked = parseYearsLabel(label);
  if (hasEnoughYears(years, asked)) return makeMet(jobs);
  return years >= asked * QUALIFICATION.shareOfYears ? makeShort(jobs) : ABSENT;
}

/** The years exist, but the work shows nothing of the subject that the ad requires. */
export const makeOtherWorkFinding = ({ evidence }: Found, of: readonly Requirement[]): Found => ({
  ...makeShort(evidence),
  by: 'otherWork',
  of: of.map(({ label }) => label),
});

/** The facts about years that count for this ad. */
export interface RelatedYears {
  readonly years: number;
  readonly jobs: readonly Evidence[];
}

function gradeByCatalogue(requirement: Requirement, candidate: Candidate, related: RelatedYears): Found {
  const { kind } = requirement;
  if (kind === 'years') return gradeOfYears(requirement, related.years, related.jobs);
  if (kind === 'language') return gradeOfLanguage(requirement, candidate);
  return kind === 'education'
    ? gradeOfEducation(requirement, candidate)
    : gradeOfNames(requirement, candidate);
}

/** Kinds of evidence for which the catalogue finds something, but not enough. */
const HALF: ReadonlySet<Found['by']> = new Set(['short', 'unfinished', 'finished']);

const makeDenied = ({ evidence }: Judgement): Found => ({ ...ABSENT, evidence, by: 'denied' });

/** A line that denies the required skill, if no line says that the person has it. */
function findDenial({ skillId, alternatives }: Requirement, { person }: Candidate): Evidence | null {
  const ids = [skillId, ...alternatives].filter((id) => id !== null && findSkillById(id) !== null);
  const naming = person.units.filter(({ named }) => ids.some((id) => id !== null && named.skills.has(id)));
  const [against] = naming.filter(({ stance }) => stance === 'denied');
  const has = naming.some(({ stance, place }) => stance === 'done' && place !== 'summary' && place !== 'aim');
  return against && !has ? against.evidence : null;
}

/**
 * The CV's statements in the ad's own words come first: a deed, a list, a denial. If they are missing, the catalogue
 * searches more widely, by other names and by what follows from a trade.
 */
function findGrade(
  requirement: Requirement,
  judged: Judgement,
  candidate: Candidate,
  related: RelatedYears,
): Found | null {
  if (requirement.kind === 'condition') {
    if (judged.verdict === 'denied') return makeDenied(judged);
    return judged.verdict === 'proven' || judged.verdict === 'listed'
      ? { grade: 'listed', credit: GRADE_CREDIT.listed, evidence: judged.evidence, by: 'name' }
      : null;
  }
  const wider = gradeByCatalogue(requirement, candidate, related);
  const said = judged.verdict === 'proven' || judged.verdict === 'listed';
  // An implied skill loses to a line that denies the skill itself.
  if (judged.verdict !== 'denied' && wider.grade !== 'absent' && !said) {
    const against = findDenial(requirement, candidate);
    if (against) return { ...ABSENT, evidence: [against], by: 'denied' };
  }
  // The catalogue knows only an implication or a neighbour.
  if (
    said &&
    judged.by === 'matter' &&
    (wider.grade === 'inferred' || (wider.grade === 'adjacent' && !judged.byName))
  )
    return wider;
  if (judged.verdict === 'proven') return makeMet(judged.evidence);
  if (requirement.kind === 'years' && judged.by === 'years' && judged.verdict !== 'unknown')
    return wider.credit === 1
      ? makeOtherWorkFinding(wider, [
          { ...requirement, label: findSkillById(requirement.skillId ?? '')?.label ?? requirement.label },
        ])
      : wider;
  // A registration of another region can be transferred: nearly met, reported with both regions.
  if (judged.elsewhere === true) return makeShort(judged.evidence);
  if (judged.verdict === 'denied') return HALF.has(wider.by) ? wider : makeDenied(judged);
  // The wider search found only an implication or another name: that is close, not the same.
  if (judged.verdict === 'nothing' && judged.by === 'matter' && wider.credit > GRADE_CREDIT.inferred)
    return { grade: 'adjacent', credit: GRADE_CREDIT.adjacent, evidence: wider.evidence, by: 'other' };
  if (judged.verdict === 'nothing' && judged.by !== 'matter' && wider.credit >= GRADE_CREDIT.inferred)
    return ABSENT;
  if (judged.verdict === 'listed' && wider.credit < GRADE_CREDIT.listed)
    return { grade: 'listed', credit: GRADE_CREDIT.listed, evidence: judged.evidence, by: 'name' };
  if (judged.verdict === 'unknown' && judged.by !== 'years' && wider.credit === 0) return null;
  return wider;
}

/**
 * Grades a requirement; the best alternative counts. Null if only the person can answer it.
 * @param trade the title and the schooling of the ad
 */
export function gradeRequirement(
  requirement: Requirement,
  candidate: Candidate,
  related: RelatedYears,
  trade = '',
): Graded | null {
  const judged = judgeRequirement(requirement.label, candidate.person, {
    trade,
    ad: requirement.evidence[0]?.excerpt ?? '',
  });
  const found = findGrade(requirement, judged, candidate, related);
  if (!found) return null;
  const stopped = found.credit >= MET_CREDIT ? null : findStoppedStudy(requirement, candidate.studies);
  return {
    ...found,
    judged,
    evidence: keepDistinctLines(found.evidence).slice(0, SHOWN_PER_REQUIREMENT),
    ...(stopped && { stopped }),
  };
}
