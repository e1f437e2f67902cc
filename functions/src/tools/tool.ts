import type * as v from 'valibot';
import type { Result, ResumeStructure, Tool, VersionChange } from '@aura/shared-domain';

/** The reason why an input is unusable, and a hint for the person; both texts in Portuguese. */
interface Refusal {
  readonly message: string;
  readonly action: string;
}

/** Computes an analysis, here or in a thread: pure, the same input and time give the same analysis. */
export type ToolEngine<Input, Analysis> = (
  input: Input,
  options: { readonly now: Date },
) => Result<Analysis, Refusal> | Promise<Result<Analysis, Refusal>>;

/** Common fields of every analysis. */
export interface AnalysisCore {
  readonly inputHash: string;
  /** The text read from the person's document. */
  readonly text: string;
}

/** The subject of a run; a revision keeps it. */
export interface Subject {
  readonly name: string;
  /** Goal, and job ad if there is one. */
  readonly asked: readonly string[];
}

/** A stored run, including fields for the backend only. */
export interface StoredRun<Input, Analysis> {
  readonly createdAt: Date;
  readonly charged: boolean;
  readonly rootId: string;
  readonly newBadges: string[];
  readonly writer: string | null;
  /** How often this run was revised for nothing. */
  readonly revisions: number;
  readonly input: Input;
  readonly analysis: Analysis;
  /** What a revision of a CV changed and why, as the person saw it; missing for other runs. */
  readonly changes?: readonly VersionChange[] | undefined;
}

/** A tool that analyses a document of a person: everything in which one differs from another. */
export interface DocumentTool<Input, Analysis extends AnalysisCore> {
  /** As the limits name it. */
  readonly name: Tool;
  /** Collection below `users/{uid}`. */
  readonly collection: 'resumeRuns' | 'linkedinRuns';
  readonly storedSchema: v.GenericSchema<unknown, StoredRun<Input, Analysis>>;
  readonly engine: ToolEngine<Input, Analysis>;
  /** The common fields of an input's analysis, computed without analysing: they decide about the cost of a run. */
  readonly identify: (input: Input) => AnalysisCore;
  readonly subjectOf: (input: Input) => Subject;
  /** The CV that a run shows; null for another document. */
  readonly resumeOf: (input: Input) => ResumeStructure | null;
}
