import * as v from 'valibot';
import { analyseLinkedIn } from '@aura/shared-career';
import {
  ok,
  StoredLinkedInRunSchema,
  StoredResumeRunSchema,
  type LinkedInAnalysis,
  type LinkedInAnalysisInput,
  type ResumeAnalysis,
  type ResumeAnalysisInput,
} from '@aura/shared-domain';
import type { DocumentTool, ToolEngine } from './tool.ts';

export type ResumeEngine = ToolEngine<ResumeAnalysisInput, ResumeAnalysis>;

const RevisionsSchema = v.optional(v.number(), 0);

export const StoredResumeSchema = v.object({ ...StoredResumeRunSchema.entries, revisions: RevisionsSchema });
export const StoredLinkedInSchema = v.object({
  ...StoredLinkedInRunSchema.entries,
  revisions: RevisionsSchema,
});

/** The optimiser of CVs. */
export const resumeTool = (engine: ResumeEngine): DocumentTool<ResumeAnalysisInput, ResumeAnalysis> => ({
  name: 'resumeOptimizer',
  collection: 'resumeRuns',
  storedSchema: StoredResumeSchema,
  engine,
  subjectOf: ({ resume, goal, jobText }) => ({ name: resume.contact.name, asked: [goal, jobText] }),
});

/** The optimiser of LinkedIn profiles. */
export const LINKEDIN_TOOL: DocumentTool<LinkedInAnalysisInput, LinkedInAnalysis> = {
  name: 'linkedinOptimizer',
  collection: 'linkedinRuns',
  storedSchema: StoredLinkedInSchema,
  engine: (input, options) => ok(analyseLinkedIn(input, options)),
  subjectOf: ({ profile, goal }) => ({ name: profile.name, asked: [goal] }),
};
