import {
  type JobMatch,
  type JobReadError,
  ok,
  type Result,
  type ResumeAnalysis,
  type ResumeAnalysisInput,
  type ResumeStructure,
} from '@aura/shared-domain';
import { toCanonicalJson, computeStableHash } from '../hash/index.ts';
import { readCandidate, matchJob, readJob } from '../job/index.ts';
import { scoreQuality } from '../quality/index.ts';
import { renderResumeText } from '../resume/render/index.ts';
import { suggestResume } from '../suggestions/index.ts';

export interface AnalysisOptions {
  /** Date of the result; periods of the CV are compared with it. */
  readonly now: Date;
}

function matchOf(resume: ResumeStructure, jobText: string, now: Date): Result<JobMatch | null, JobReadError> {
  if (jobText.trim() === '') return ok(null);
  const job = readJob(jobText);
  return job.ok ? ok(matchJob(readCandidate(resume, now), job.value, jobText)) : job;
}

/** What tells one input from another, and the CV as text; a small part of the work of its analysis. */
export const identifyResume = ({
  resume,
  reading,
  goal,
  jobText,
}: ResumeAnalysisInput): Pick<ResumeAnalysis, 'inputHash' | 'text'> => ({
  inputHash: computeStableHash(toCanonicalJson({ resume, reading, goal, jobText })),
  text: renderResumeText(resume),
});

/**
 * The analysis of a CV, `resume-1`: its quality with what it lost and where, how it fits a job ad where one is given,
 * and what may be changed. The same input and options give the same bytes. It fails only where an ad was given that
 * cannot be read as one.
 */
export function analyseResume(
  input: ResumeAnalysisInput,
  { now }: AnalysisOptions,
): Result<ResumeAnalysis, JobReadError> {
  const { resume, reading, goal, jobText } = input;
  const matched = matchOf(resume, jobText, now);
  if (!matched.ok) return matched;
  const match = matched.value;
  const { score, deductions, findings } = scoreQuality(resume, { reading, goal, now });
  return ok({
    version: 'resume-1',
    generatedAt: now.toISOString(),
    ...identifyResume(input),
    quality: score,
    deductions: [...deductions],
    findings: [...findings],
    match,
    suggestions: suggestResume(resume, { deductions, match, goal, now }),
  });
}
