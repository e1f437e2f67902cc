import type { LinkedInAnalysisInput, LinkedInProfile } from '@aura/shared-domain';
import { type CvDocument, readCv } from '../../cv/cv.ts';
import { findDeniedSkills, findCvSpans } from '../../cv/cv-skills.ts';
import { findTitleSpans } from '../../cv/titles.ts';
import { type GoalProfile, findGoalSkills, type GoalSkill } from '../../matching/goal-skills.ts';
import { recordSkills, type SkillRecord, type SkillSpan } from '../../matching/grade.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { squeeze } from '../../text/index.ts';
import { type LinkedInDocument, type LinkedInDocumentLine, readLinkedInDocument } from '../document.ts';
import { withoutProfileInstructions } from '../plain-profile.ts';
import { type TitleVariant, listTitleVariants } from './title-variants.ts';
import { ASKED } from './weights.ts';

/** Everything that the measures of a profile read, worked out once. */
export interface Measured {
  readonly input: LinkedInAnalysisInput;
  /** The profile without sentences that instruct a machine. */
  readonly profile: LinkedInProfile;
  readonly document: LinkedInDocument;
  readonly cv: CvDocument | null;
  readonly spans: readonly SkillSpan[];
  /** What profile and CV together say about skills. */
  readonly record: SkillRecord;
  readonly goal: GoalProfile;
  /** Skills of the goal that belong in the list of skills, most weighted first; empty without a known goal. */
  readonly targets: readonly GoalSkill[];
  readonly variants: readonly TitleVariant[];
}

/** Licences are listed with certificates, and languages in a separate list. */
const LISTED_ELSEWHERE: ReadonlySet<string> = new Set(['licence', 'language']);

/** A line with something left to measure, squeezed. */
export const squeezeLine = (line: LinkedInDocumentLine): string => squeeze(line.text);

export const findLinesAt = (document: LinkedInDocument, path: string): LinkedInDocumentLine[] =>
  document.lines.filter((line) => line.path === path && squeezeLine(line) !== '');

export const findLinesUnder = (document: LinkedInDocument, prefix: string): LinkedInDocumentLine[] =>
  document.lines.filter((line) => line.path.startsWith(prefix) && squeezeLine(line) !== '');

export function gatherMeasures(input: LinkedInAnalysisInput): Measured {
  const document = readLinkedInDocument(input.profile);
  const cv = input.resume === null ? null : readCv(input.resume);
  const goal = findGoalSkills({
    title: input.goal,
    horizonMonths: 12,
    contract: 'any',
    workModel: 'any',
    location: '',
    salaryFloor: null,
    constraints: '',
    referenceJobs: [],
  });
  const spans = findCvSpans(document);
  const documents = [document, ...(cv === null ? [] : [cv])];
  const denied = findDeniedSkills(documents.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const titles = documents.flatMap(findTitleSpans).filter(({ skillId }) => !denied.has(skillId));
  return {
    input,
    profile: withoutProfileInstructions(input.profile),
    document,
    cv,
    spans,
    record: recordSkills([...spans, ...(cv === null ? [] : findCvSpans(cv))], new Map(), titles),
    goal,
    targets: goal.skills
      .filter(({ skillId }) => !LISTED_ELSEWHERE.has(findSkillById(skillId)?.kind ?? 'licence'))
      .slice(0, ASKED.skills.target),
    variants: listTitleVariants(goal),
  };
}

/** Whether the source can hold a section at all. */
export const canHoldSection = (
  { profile }: Measured,
  section: LinkedInProfile['notInSource'][number],
): boolean => !profile.notInSource.includes(section);
