import { capitalizeFirst, foldKey } from '@aura/shared-career';
import type { MentorAnswer } from '@aura/shared-domain';
import { findStems } from '../coach/tokens.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { PLAIN_ORDER, REMINDER } from '../generated/phrases/edits.ts';
import { buildAnswer, type Speaking } from './answer.ts';
import type { Draft, Slots } from './card.ts';
import { draftOf, LETTER } from './choose-card.ts';
import { addRecipient } from './edit/address.ts';
import { editText } from './edit/edit.ts';
import { makeEmail } from './edit/tone.ts';
import { fillBrackets } from './edit/fill-in.ts';
import { splitSentences } from './edit/sentences.ts';
import { fillAll } from './fill-slots.ts';
import { findRecipient } from './told/recipient.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './wishes.ts';

const NO_PASSAGES = { passages: [], open: null, isLaw: false, ways: [] } as const;

/** A text that the mentor writes for the person, from the values of the conversation. */
export function buildDraftAnswer(draft: Draft, speaking: Speaking): MentorAnswer {
  const lines = fillAll(draft.text, speaking.slots);
  const plain = completeText(lines.map((line) => line.text).join(' '), draft, speaking);
  const text =
    AS_EMAIL.test(foldKey(speaking.text)) && GREETS.test(plain)
      ? addSignature(makeEmail(plain, draft.title), speaking.slots)
      : plain;
  const intro = BRACKET.test(text) ? DIALOGUE.drafted.intro : DIALOGUE.drafted.ready;
  const answer = buildAnswer(
    {
      ...NO_PASSAGES,
      intent: draft.intent,
      play: draft.id,
      note: intro.replace('{title}', draft.title),
      say: [],
      draft: text,
      question: draft.question === '' ? DIALOGUE.drafted.question : draft.question,
    },
    speaking,
  );
  return { ...answer, factsUsed: [...answer.factsUsed, ...lines.flatMap(({ facts }) => facts)] };
}

/** A text that is wanted as an e-mail. */
const AS_EMAIL = /\be ?-?mail\b/u;
/** What only the person can fill in. */
const BRACKET = /\[[^\]]+\]/u;

/** A text with what the message says for its brackets, the job that it names, and to whom it is. */
function completeText(text: string, { isAlone }: Draft, { text: message, slots }: Speaking): string {
  const filled = fillBrackets(text, message) ?? text;
  const withJob = JOB_BRACKETS.reduce((all, [key, bracket]) => {
    const value = slots.get(key)?.value;
    return value === undefined ? all : all.replace(bracket, () => value);
  }, filled);
  const person = slots.get('person')?.value;
  const signed = addSignature(withJob, slots);
  const whole = isAlone ? signed : addMatter(signed, slots.get('story')?.value ?? '');
  return person === undefined ? whole : addRecipient(whole, person);
}

/** A text signed by the person, if their name is known. */
function addSignature(text: string, slots: Slots): string {
  const name = slots.get('name')?.value;
  return name === undefined ? text : text.replace(OWN_NAME, () => name);
}
const OWN_NAME = /\[(?:seu nome|your name)\]/iu;

/** A message with what the person told, if it has nothing of it: nobody else knows what it is about. */
function addMatter(text: string, story: string): string {
  const told = findStems(story);
  const said = new Set(findStems(text));
  if (!GREETS.test(text) || told.length < FEWEST_STEMS || told.some((stem) => said.has(stem))) return text;
  const [first = '', ...rest] = splitSentences(text);
  return [first, `${capitalizeFirst(story)}.`, ...rest].join(' ');
}
/** How a message to somebody begins; a CV and an answer in an interview begin otherwise. */
const GREETS = /^(?:olá|oi|bom dia|prezad)/iu;
/** A story of fewer words of meaning says nothing. */
const FEWEST_STEMS = 3;

const JOB_BRACKETS = [
  ['namedTitle', /\[cargo\]/u],
  ['namedCompany', /\[empresa\]/u],
] as const;

/** The previous text once more. */
export const buildSameDraftAnswer = (last: Turn, speaking: Speaking): MentorAnswer =>
  buildWritten(last, addSignature(last.draft, speaking.slots), DIALOGUE.drafted.again, speaking);

/** The sentences that the person had put into a text: what is new in it since the text before. */
export function findAdded(written: Turn, turns: readonly Turn[]): readonly string[] {
  const versions = turns.slice(0, turns.indexOf(written) + 1).filter(({ draft }) => draft !== '');
  const first = versions.findLastIndex((turn, at) => at === 0 || turn.play !== versions[at - 1]?.play);
  const ofOneText = versions.slice(Math.max(first, 0));
  return ofOneText.slice(1).flatMap(({ draft, question }, at) => {
    const before = splitSentences(ofOneText[at]?.draft ?? '');
    const now = splitSentences(draft);
    // A text reworded is as long as it was.
    return now.length > before.length && ADDS.test(foldKey(question))
      ? now.filter((sentence) => !before.includes(sentence))
      : [];
  });
}
/** An order to say something in a text. */
const ADDS = new RegExp(
  String.raw`${PLAIN_ORDER.source}|${REMINDER.source}|\b(?:diz|diga|fal[ae]|cont[ae]|avis[ae]|pergunt[ae]|pe[cd][ae]|agradec[ae]|lembr[ae])\b`,
  'u',
);

/**
 * The previous text with the change that a message asks for; null if it asks for none.
 * @param added sentences that the person had put into it
 */
export function buildEditAnswer(
  last: Turn,
  speaking: Speaking,
  added: readonly string[] = [],
): MentorAnswer | null {
  const draft = draftOf(last.play);
  const english = [draft, draftOf(LETTER)].find((one) => one && one.english.length > 0)?.english ?? [];
  const written = {
    text: last.draft,
    title: draft?.title ?? '',
    english: fillAll(english, speaking.slots)
      .map(({ text }) => text)
      .join(' '),
    name: speaking.slots.get('name')?.value ?? '[seu nome]',
    added,
  };
  const edited = editText(written, speaking.text);
  const recipient = findRecipient(speaking.text);
  if (edited === null && (recipient === null || isQuestion(speaking.text))) return null;
  const person = speaking.slots.get('person')?.value;
  const signed = addSignature(edited ?? last.draft, speaking.slots);
  const text = person === undefined ? signed : addRecipient(signed, person);
  const { changed, unchanged } = DIALOGUE.drafted;
  return buildWritten(last, text, text === last.draft ? unchanged : changed, speaking);
}

const buildWritten = (last: Turn, draft: string, note: string, speaking: Speaking): MentorAnswer =>
  buildAnswer(
    {
      ...NO_PASSAGES,
      intent: last.intent,
      play: last.play,
      note,
      say: [],
      draft,
      question: DIALOGUE.drafted.question,
    },
    speaking,
  );
