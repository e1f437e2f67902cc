import type { RedTeamMessage } from '../message.ts';

/** Messages of one kind, each given by its text alone. */
export const alike = (
  expected: RedTeamMessage['expected'],
  note: string,
  texts: readonly string[],
): readonly RedTeamMessage[] => texts.map((text) => ({ text, expected, note }));
