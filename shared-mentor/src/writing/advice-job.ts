import { type Identity, type WritingJob, type WritingTarget, buildWritingJob } from '@aura/shared-career';
import type { Fact, MentorAnswer, MentorPart, PersonFact } from '@aura/shared-domain';
import { isAdded } from '../dialogue/adding.ts';
import { isLimits } from '../dialogue/answer.ts';

const PREFIX = 'part.';
/** How much longer than the coach's a text may be. Whether the whole answer stays within its words is looked at then. */
const GROWTH = 1.25;
/** Characters that even a short text may grow by. */
const SHORTEST_GROWTH = 40;

const toFact = ({ id, text }: PersonFact): Fact => ({
  id,
  text,
  evidence: { source: 'profile', docId: id, start: 0, end: text.length, excerpt: text },
});

/**
 * The writing job of a model: each part of advice, with its text and the facts used; no answer that quotes the person,
 * states the law, computes, or is a text to send. The person's question only gives the subject; the model must not
 * take anything from it.
 */
export function buildAdviceJob(
  answer: MentorAnswer,
  {
    question,
    identity,
    goal,
  }: { readonly question: string; readonly identity: Identity; readonly goal: string },
): WritingJob {
  const facts = answer.factsUsed.map(toFact);
  const targets = isOfDialogue(answer)
    ? []
    : answer.parts.flatMap((part, at) => (isOfCard(part) ? [] : [makeTarget(part.text, at, facts)]));
  return buildWritingJob(targets, {
    goal: `${goal}\nPergunta feita ao mentor: ${question}`.trim(),
    identity,
  });
}

/** Whether an answer comes from cards, texts or continuations of a topic: those stay unchanged. */
const isOfDialogue = ({ play = '' }: MentorAnswer): boolean => /^(?:card|draft)\.|\.more$/u.test(play);

/** Whether a part says what a card does, beside advice: it stays unchanged, too. */
const isOfCard = (part: MentorPart): boolean => isAdded(part) || isLimits(part);

const makeTarget = (text: string, at: number, facts: readonly Fact[]): WritingTarget => ({
  id: `${PREFIX}${at}`,
  kind: 'advice',
  before: '',
  template: { text, facts: [...facts], gaps: [], writtenBy: 'template' },
  role: '',
  maxLength: Math.ceil(Math.max(text.length + SHORTEST_GROWTH, text.length * GROWTH)),
  multiline: false,
});

/** The part of an answer that a target is. */
export const parseTargetPart = (id: string): number => Number(id.slice(PREFIX.length));
