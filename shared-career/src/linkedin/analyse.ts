import type { LinkedInAnalysis, LinkedInAnalysisInput } from '@aura/shared-domain';
import { toCanonicalJson, computeStableHash } from '../hash/index.ts';
import { makeChecklist } from './checklist.ts';
import { findInconsistencies } from './consistency/compare.ts';
import { draftAbout } from './drafts/about.ts';
import { draftHeadlines } from './drafts/headlines.ts';
import { findLinkedInFindings } from './findings.ts';
import { renderLinkedInLines } from './render/render.ts';
import { gatherMeasures } from './score/input.ts';
import { scoreLinkedIn } from './score/score.ts';
import { suggestItems } from './suggestions/items.ts';
import { suggestSkills } from './suggestions/skills.ts';

export interface LinkedInAnalysisOptions {
  /** Date of the result; periods count from it. */
  readonly now: Date;
}

/** What tells one input from another, and the profile as text; a small part of the work of its analysis. */
export const identifyLinkedIn = (
  input: LinkedInAnalysisInput,
): Pick<LinkedInAnalysis, 'inputHash' | 'text'> => ({
  inputHash: computeStableHash(toCanonicalJson(input)),
  text: renderLinkedInLines(input.profile).text,
});

/**
 * The analysis of a LinkedIn profile: score `li-1.0` with the lines that cost points, suggestions (skills first), three
 * headlines and a text about oneself from the person's own facts, what profile and CV say differently, and a checklist.
 * The same input and day give the same bytes. It never fails: what cannot be measured comes out as null.
 */
export function analyseLinkedIn(
  input: LinkedInAnalysisInput,
  { now }: LinkedInAnalysisOptions,
): LinkedInAnalysis {
  const measured = gatherMeasures(input);
  const { score, deductions } = scoreLinkedIn(measured);
  const inconsistencies = findInconsistencies(measured, now);
  return {
    version: 'linkedin-1',
    generatedAt: now.toISOString(),
    ...identifyLinkedIn(input),
    score,
    deductions: [...deductions],
    findings: findLinkedInFindings(measured, now),
    suggestions: [...suggestSkills(measured), ...suggestItems(measured, deductions)],
    headlines: draftHeadlines(measured),
    about: draftAbout(measured),
    inconsistencies,
    checklist: makeChecklist(measured, inconsistencies.length),
  };
}
