import type { MentorAnswer } from '@aura/shared-domain';
import { DIALOGUE } from '../generated/dialogue.ts';
import { buildAnswer, type Speaking } from './answer.ts';
import type { Draft } from './card.ts';
import { draftOf, LETTER } from './choose-card.ts';
import { editText } from './edit/edit.ts';
import { fillAll } from './fill-slots.ts';
import type { Turn } from './turn.ts';

const NO_PASSAGES = { passages: [], open: null, isLaw: false, ways: [] } as const;

/** A text that the mentor writes for the person, from the values of the conversation. */
export function buildDraftAnswer(draft: Draft, speaking: Speaking): MentorAnswer {
  const lines = fillAll(draft.text, speaking.slots);
  const answer = buildAnswer(
    {
      ...NO_PASSAGES,
      intent: draft.intent,
      play: draft.id,
      note: DIALOGUE.drafted.intro.replace('{title}', draft.title),
      say: [],
      draft: lines.map(({ text }) => text).join(' '),
      question: draft.question === '' ? DIALOGUE.drafted.question : draft.question,
    },
    speaking,
  );
  return { ...answer, factsUsed: [...answer.factsUsed, ...lines.flatMap(({ facts }) => facts)] };
}

/** The previous text with the change that a message asks for; null if it asks for none. */
export function buildEditAnswer(last: Turn, speaking: Speaking): MentorAnswer | null {
  const draft = draftOf(last.play);
  const english = [draft, draftOf(LETTER)].find((one) => one && one.english.length > 0)?.english ?? [];
  const written = {
    text: last.draft,
    title: draft?.title ?? '',
    english: fillAll(english, speaking.slots)
      .map(({ text }) => text)
      .join(' '),
  };
  const text = editText(written, speaking.text);
  if (text === null) return null;
  const { changed, unchanged, question } = DIALOGUE.drafted;
  return buildAnswer(
    {
      ...NO_PASSAGES,
      intent: last.intent,
      play: last.play,
      note: text === last.draft ? unchanged : changed,
      say: [],
      draft: text,
      question,
    },
    speaking,
  );
}
