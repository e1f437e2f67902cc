import type { InterviewLevel, InterviewQuestion } from '@aura/shared-domain';

/** A question as an author writes it. */
export interface Draft extends Pick<InterviewQuestion, 'id' | 'text' | 'evaluates' | 'words'> {
  readonly strong: readonly string[];
  readonly weak: readonly string[];
  readonly followUps?: InterviewQuestion['followUps'];
}

type Common = Pick<InterviewQuestion, 'topic' | 'language' | 'shape'>;

const made =
  (common: Common, level: InterviewLevel | null) =>
  ({ strong, weak, followUps = {}, ...draft }: Draft): InterviewQuestion => ({
    ...common,
    ...draft,
    level,
    strongSigns: [...strong],
    weakSigns: [...weak],
    followUps,
  });

/** Questions of one topic, written down level by level. */
export const byLevel = (
  common: Common,
  drafts: Readonly<Record<InterviewLevel, readonly Draft[]>>,
): readonly InterviewQuestion[] =>
  (['junior', 'mid', 'senior'] as const).flatMap((level) => drafts[level].map(made(common, level)));

/** Questions of one topic that fit every level. */
export const forEveryLevel = (common: Common, drafts: readonly Draft[]): readonly InterviewQuestion[] =>
  drafts.map(made(common, null));
