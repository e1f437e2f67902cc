import type { AsideReason, MentorIntent } from '@aura/shared-domain';

/** A message that the router never learns from, and where it belongs. */
export interface EvaluationMessage {
  readonly text: string;
  readonly expected: MentorIntent | AsideReason;
  /** Intent of the answer before; null for the first message. */
  readonly lastIntent: MentorIntent | null;
}

/** Messages of one kind, each the first of its conversation. */
export const messages = (
  expected: EvaluationMessage['expected'],
  texts: readonly string[],
): readonly EvaluationMessage[] => texts.map((text) => ({ text, expected, lastIntent: null }));
