import { type Identity, type WritingJob, type WritingTarget, buildWritingJob } from '@aura/shared-career';
import type { Fact, MentorAnswer, PersonFact } from '@aura/shared-domain';

const PREFIX = 'part.';
/** How much longer than the coach's a text may be. Whether the whole answer stays within its words is looked at then. */
const GROWTH = 1.25;
/** Characters that even a short text may grow by. */
const SHORTEST_GROWTH = 40;

const factOf = ({ id, text }: PersonFact): Fact => ({
  id,
  text,
  evidence: { source: 'profile', docId: id, start: 0, end: text.length, excerpt: text },
});

/**
 * What a model is asked to write: each part of advice, out of its own words and the facts that the answer uses; nothing of
 * an answer that quotes the person, tells the law, does a sum or is theirs to send.
 * The question only says what it is about; no text may take anything from it.
 */
export function buildAdviceJob(
  answer: MentorAnswer,
  {
    question,
    identity,
    goal,
  }: { readonly question: string; readonly identity: Identity; readonly goal: string },
): WritingJob {
  const facts = answer.factsUsed.map(factOf);
  const targets = isOfDialogue(answer) ? [] : answer.parts.map(({ text }, at) => targetOf(text, at, facts));
  return buildWritingJob(targets, {
    goal: `${goal}\nPergunta feita ao mentor: ${question}`.trim(),
    identity,
  });
}

/** Whether an answer is of cards, texts and what goes on with a topic: what it says stands as it is. */
const isOfDialogue = ({ play = '' }: MentorAnswer): boolean => /^(?:card|draft)\.|\.more$/u.test(play);

const targetOf = (text: string, at: number, facts: readonly Fact[]): WritingTarget => ({
  id: `${PREFIX}${at}`,
  kind: 'advice',
  before: '',
  template: { text, facts: [...facts], gaps: [], writtenBy: 'template' },
  role: '',
  maxLength: Math.ceil(Math.max(text.length + SHORTEST_GROWTH, text.length * GROWTH)),
  multiline: false,
});

/** The part of an answer that a target is. */
export const partOfTarget = (id: string): number => Number(id.slice(PREFIX.length));
