import type { InterviewLevel, InterviewQuestion } from '@aura/shared-domain';

/** A question as an author writes it. */
interface Draft extends Pick<InterviewQuestion, 'id' | 'text' | 'evaluates'> {
  readonly strong: readonly string[];
  readonly weak: readonly string[];
  readonly words: readonly string[];
  readonly followUps?: InterviewQuestion['followUps'];
}

/** Questions that differ in nothing but what they ask. */
export interface QuestionGroup extends Pick<InterviewQuestion, 'topic' | 'language' | 'shape'> {
  /** Null for questions that fit every level. */
  readonly level: InterviewLevel | null;
  readonly questions: readonly Draft[];
}

/** The questions of a group, each complete. */
export const completeQuestions = ({ questions, ...common }: QuestionGroup): readonly InterviewQuestion[] =>
  questions.map(({ strong, weak, words, followUps = {}, ...draft }) => ({
    ...common,
    ...draft,
    words: [...words],
    strongSigns: [...strong],
    weakSigns: [...weak],
    followUps,
  }));
