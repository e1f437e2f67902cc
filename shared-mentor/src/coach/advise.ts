import { MENTOR_LIMITS, type MentorAnswer, type MentorIntent, type PersonFact } from '@aura/shared-domain';
import type { Play } from '../library/index.ts';
import { collectKnownFacts, listRememberedFacts } from '../person/facts.ts';
import type { PersonRecord } from '../person/record.ts';
import { isFollowUp } from '../router/follow-up.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { listActions } from './actions.ts';
import type { Before } from './previous-plays.ts';
import { type Choice, choosePlay } from './choose.ts';
import { compose } from './compose.ts';
import { selectBelongingFacts } from './matter.ts';
import { findRelevantFact } from './remembered-facts.ts';
import { findPassages } from './retrieve.ts';
import { collectSources } from './sources.ts';

export interface AdviceInput {
  readonly text: string;
  readonly intent: MentorIntent;
  readonly record: PersonRecord;
  /** The answer before in the same conversation; null or absent for the first. */
  readonly before?: Before | null;
}

/** The coach's whole answer to a message, at once: the same input gives the same answer. */
export const advise = (input: AdviceInput): MentorAnswer =>
  answerAs(choosePlay(input.text, input.intent, input.before ?? null), input);

/** The answer that one play gives. */
export const answerWith = (play: Play, input: AdviceInput): MentorAnswer =>
  answerAs({ play, id: play.id, note: '' }, input);

/** The facts of a person that an answer to a message may use: those relevant to the question. */
export function chooseFacts(input: AdviceInput): PersonFact[] {
  const { intent, record } = input;
  const relevant = findRelevantFact(input.text, intent, listRememberedFacts(record));
  return [
    ...[...selectBelongingFacts(collectKnownFacts(record), { text: joinTold(input), intent }).values()].map(
      ({ fact }) => fact,
    ),
    ...(relevant ? [relevant] : []),
  ];
}

/** The values told by a message, read together with the question it answers. */
const joinTold = ({ text, before }: AdviceInput): string =>
  before && isFollowUp(normalizeMessage(text)) ? `${before.question}. ${text}` : text;

function answerAs({ play, id, note }: Choice, input: AdviceInput): MentorAnswer {
  const { text, record } = input;
  const known = selectBelongingFacts(collectKnownFacts(record), {
    text: joinTold(input),
    intent: play.intent,
  });
  const remembered = listRememberedFacts(record);
  const composed = compose(play, known, {
    note,
    remembered: findRelevantFact(text, play.intent, remembered),
  });
  const factsUsed = [
    ...(composed.remembered ? [composed.remembered] : []),
    ...composed.used.flatMap((key) => known.get(key)?.fact ?? []),
  ].slice(0, MENTOR_LIMITS.factsUsed);
  const passages = findPassages(play, text);
  const sources = collectSources(passages, factsUsed);
  const shown = passages.filter((passage) => sources.some((source) => source.id === passage.id));
  return {
    intent: play.intent,
    play: id,
    parts: [...composed.parts],
    sources,
    factsUsed,
    actions: listActions({ play, known, text }, shown, remembered),
  };
}
