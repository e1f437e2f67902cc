import type { Identity, WritingTarget } from '@aura/shared-career';
import {
  findLastAnswer,
  MAX_WRITTEN_CHARACTERS,
  type Interview,
  type ResumeStructure,
} from '@aura/shared-domain';

/** Shortest bound of a new text, characters. */
const SHORTEST_BOUND = 600;

/** The stronger versions that a model may rewrite: of the last answer to each question, in the order asked. */
export const listStrongerTargets = (interview: Pick<Interview, 'questions' | 'answers'>): WritingTarget[] =>
  interview.questions.flatMap(({ id }): WritingTarget[] => {
    const template = findLastAnswer(interview, id)?.analysis.stronger;
    // A longer text could not be displayed after a rewrite.
    if (!template || template.text.trim() === '' || template.text.length > MAX_WRITTEN_CHARACTERS) return [];
    const longest = Math.max(SHORTEST_BOUND, Math.floor(1.5 * template.text.length));
    return [
      {
        id: `stronger.${id}`,
        kind: 'stronger',
        before: '',
        template,
        // The target role is not an achievement of the person.
        role: '',
        maxLength: Math.min(MAX_WRITTEN_CHARACTERS, longest),
        multiline: true,
      },
    ];
  });

/** Who tells the stories of a simulation, as the account and the CV say. */
export function describeNarrator(name: string, resume: ResumeStructure | null): Identity {
  const contact = resume?.contact;
  return {
    names: [name, contact?.name ?? ''],
    contacts: contact ? [contact.email, contact.phone, ...contact.links] : [],
  };
}
