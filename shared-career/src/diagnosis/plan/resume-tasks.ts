import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { findCvSpans, findMeasuredSpans } from '../../cv/cv-skills.ts';
import { type CvDocument, readCv } from '../../cv/cv.ts';
import type { SkillSpan } from '../../matching/grade.ts';
import { findImpliedSkills, findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { readPerson } from '../../deeds/person.ts';
import { findRelatedSpans } from '../../deeds/related-spans.ts';
import { isSchooling, tellsOfStudying } from '../../deeds/studies.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { hasMetric } from '../../wording/metric.ts';
import { countNarrativeSteps, measureNarrative, type Narrative } from '../readiness/narrative-counts.ts';
import { NARRATIVE } from '../weights.ts';
import { MOST_AT_ONCE } from './general-tasks.ts';
import { computeTaskId } from './task-id.ts';

/** What a plan was made for, and what it asks for. */
export interface AskedByPlan {
  /** The CV that the plan was made for; null without one. */
  readonly before: ResumeStructure | null;
  /** Skills of its gaps, which a line may also show in other words. */
  readonly skillIds: readonly string[];
  /** The day up to which jobs and courses go on. */
  readonly now: Date;
}

/**
 * Ids of the tasks whose result a new CV shows: the general ones, by the measure that proposed them, and those that ask
 * for a line with a skill and a result.
 */
export function findTasksShownBy(
  resume: ResumeStructure,
  { before, skillIds, now: day }: AskedByPlan,
): ReadonlySet<string> {
  const cv = readCv(resume);
  const now = measureNarrative(cv);
  const was = before && measureNarrative(readCv(before));
  const actions = [
    ...(was && hasAskedResults(now, was) ? ['results'] : []),
    ...(now.summaryCharacters >= NARRATIVE.summary.characters ? ['summary'] : []),
    ...(now.itemCount > 0 ? ['first-text'] : []),
  ];
  return new Set([
    ...actions.map((action) => computeTaskId(null, action)),
    ...listSkillsWithResult([
      ...listShown(cv),
      ...findRelatedSpans(skillIds, readPerson(resume, day), cv),
    ]).flatMap((skillId) => ['show', 'publish'].map((action) => computeTaskId(`gap-${skillId}`, action))),
    ...[...listPapers(cv), ...listDiplomasUnderWay(cv)].map((skillId) =>
      computeTaskId(`gap-${skillId}`, 'requirements'),
    ),
  ]);
}

/** Licences, registrations and diplomas that a CV states, with those that they include. */
const listPapers = (cv: CvDocument): string[] =>
  findCvSpans(cv)
    .flatMap(({ skillId }) => [skillId, ...findImpliedSkills(skillId)])
    .filter((skillId) => findSkillById(skillId)?.kind === 'licence');

/** Whether a paper is a diploma, which one is on the way to for years. */
export const isDiploma = (skillId: string): boolean => isSchooling(findSkillById(skillId)?.label ?? '');

/** Diplomas of courses that a CV says are being taken. */
const listDiplomasUnderWay = ({ lines }: CvDocument): string[] =>
  lines
    .filter(({ text, section }) => section !== 'work' && section !== 'summary' && tellsOfStudying(text))
    .flatMap(({ text }) => findSkills(text).map(({ skillId }) => skillId))
    .filter(isDiploma);

/**
 * Whether a line, as one of courses and papers, states a licence or one that includes it, or that the course towards the
 * diploma is being taken: "estou no 7º período" answers the task that asks for it.
 */
export const holdsPaper = (line: string, skillId: string): boolean =>
  listPapers(readCv({ ...createEmptyResume(), courses: [line] })).includes(skillId) ||
  (isDiploma(skillId) && tellsOfStudying(line));

/** Skills that a line of described work shows together with a figure. */
const listSkillsWithResult = (shown: readonly SkillSpan[]): string[] =>
  shown.flatMap(({ skillId, evidence }) => (hasMetric(evidence.excerpt) ? [skillId] : []));

const listShown = (cv: CvDocument): SkillSpan[] =>
  [...findCvSpans(cv), ...findMeasuredSpans(cv)].filter(({ shows }) => shows);

/** What a line of a job says of a skill that a task asks to be shown. */
export interface LineVerdict {
  readonly showsSkill: boolean;
  readonly hasFigure: boolean;
  /** Whether a CV with the line completes the task: one passage of it has both. */
  readonly counts: boolean;
}

/** Reads one line as an item of a job, by the rules that close the task. */
export function judgeLine(line: string, skillId: string): LineVerdict {
  const job = { title: '', company: '', location: '', start: null, end: null, current: false, items: [line] };
  const cv = readCv({ ...createEmptyResume(), experiences: [job] });
  const spans = listShown(cv).filter((span) => span.skillId === skillId);
  return {
    showsSkill: spans.length > 0,
    hasFigure: hasMetric(line),
    counts: spans.some(({ evidence }) => hasMetric(evidence.excerpt)),
  };
}

/** Whether as many items more bring a number as the plan asked for. */
const hasAskedResults = (now: Narrative, was: Narrative): boolean =>
  countAskedResults(was) > 0 && countMissing(now, was) <= 0;

const countAskedResults = (was: Narrative): number =>
  Math.min(MOST_AT_ONCE, countNarrativeSteps(was).results);
const countMissing = (now: Narrative, was: Narrative): number =>
  countAskedResults(was) - (now.results.length - was.results.length);

/** Items that still have to bring a number for the task to be done. @param before the CV that the plan was made for */
export const countMissingResults = (resume: ResumeStructure, before: ResumeStructure | null): number =>
  countMissing(measureNarrative(readCv(resume)), measureNarrative(readCv(before ?? createEmptyResume())));
