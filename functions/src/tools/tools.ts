import * as v from 'valibot';
import { identifyLinkedIn, identifyResume } from '@aura/shared-career';
import {
  StoredLinkedInRunSchema,
  StoredResumeRunSchema,
  type LinkedInAnalysis,
  type LinkedInAnalysisInput,
  type ResumeAnalysis,
  type ResumeAnalysisInput,
} from '@aura/shared-domain';
import { askThread } from '../analysis/thread.ts';
import type { DocumentTool, ToolEngine } from './tool.ts';

export type ResumeEngine = ToolEngine<ResumeAnalysisInput, ResumeAnalysis>;

const RevisionsSchema = v.optional(v.number(), 0);

export const StoredResumeSchema = v.object({ ...StoredResumeRunSchema.entries, revisions: RevisionsSchema });
export const StoredLinkedInSchema = v.object({
  ...StoredLinkedInRunSchema.entries,
  revisions: RevisionsSchema,
});

/** The optimiser of CVs. */
export const createResumeTool = (
  engine: ResumeEngine,
): DocumentTool<ResumeAnalysisInput, ResumeAnalysis> => ({
  name: 'resumeOptimizer',
  collection: 'resumeRuns',
  storedSchema: StoredResumeSchema,
  engine,
  identify: identifyResume,
  subjectOf: ({ resume, goal, jobText }) => ({ name: resume.contact.name, asked: [goal, jobText] }),
  resumeOf: ({ resume }) => resume,
});

/** The optimiser of LinkedIn profiles. */
export const LINKEDIN_TOOL: DocumentTool<LinkedInAnalysisInput, LinkedInAnalysis> = {
  name: 'linkedinOptimizer',
  collection: 'linkedinRuns',
  storedSchema: StoredLinkedInSchema,
  engine: (input, options) => askThread('linkedin', input, options),
  identify: identifyLinkedIn,
  subjectOf: ({ profile, goal }) => ({ name: profile.name, asked: [goal] }),
  resumeOf: () => null,
};
