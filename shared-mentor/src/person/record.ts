import type { AnswerDimension, JobStage, Profile, ResumeStructure } from '@aura/shared-domain';

/** Everything that is known of a person, as the mentor is given it. Lists are newest first. */
export interface PersonRecord {
  readonly profile: Profile;
  readonly resume: ResumeStructure | null;
  /** What the person agreed to have remembered, without what has expired. */
  readonly remembered: readonly { readonly id: string; readonly text: string }[];
  /** Jobs in the person's tracker. */
  readonly jobs: readonly {
    readonly id: string;
    readonly title: string;
    readonly company: string | null;
    readonly stage: JobStage;
  }[];
  /** Finished simulations. */
  readonly interviews: readonly {
    readonly id: string;
    readonly role: string;
    /** 0 to 100. */
    readonly overall: number | null;
    /** Dimension with the lowest mean. */
    readonly weakest: AnswerDimension | null;
  }[];
  readonly now: Date;
}
