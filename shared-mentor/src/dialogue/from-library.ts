import type { MentorAnswer, MentorIntent } from '@aura/shared-domain';
import { answerWith } from '../coach/advise.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { PASSAGES, PLAYS } from '../library/index.ts';
import { buildCardAnswer, buildAnswer, type Speaking } from './answer.ts';
import type { Slots } from './card.ts';
import { findCard } from './choose-card.ts';
import { fillAll } from './fill-slots.ts';
import { findNear, type Near } from './nearness.ts';
import type { State } from './state.ts';
import type { Asked } from './turn.ts';
import { isQuestion } from './wishes.ts';

/** Weights of a section: about the current topic, about the same matter, other, already said, or a passage. */
const COUNTS = { topic: 1.6, intent: 1.3, other: 0.8, said: 0.15, passage: 0.8 } as const;
/** Weight of the message before, beside that of the message. */
const CONTEXT = 0.5;
/** Minimum nearness of a section to answer a question, to respond to a statement, and to answer the first message. */
const NEAR_ENOUGH = { asked: 50, told: 110, first: 120 } as const;

/**
 * The nearest text of the library to a message, weighted by the topics of the conversation; null if nothing is near.
 */
export function answerFromLibrary(asked: Asked, state: State, speaking: Speaking): MentorAnswer | null {
  const least =
    state.last === null ? NEAR_ENOUGH.first : isQuestion(asked.text) ? NEAR_ENOUGH.asked : NEAR_ENOUGH.told;
  const context = new Map(
    findNear(asked.turns.at(-1)?.question ?? '').map(({ id, score }) => [id, score * CONTEXT]),
  );
  const weighed = findNear(asked.text)
    .map((near) => ({
      near,
      score:
        (near.score + Math.min(near.score, context.get(near.id) ?? 0)) * computeWeight(near, asked, state),
    }))
    .filter(({ near, score }) => near.words > 0 && score >= least)
    .toSorted((a, b) => b.score - a.score);
  const [best] = weighed;
  return best ? makeAnswer(best.near, asked, state, speaking) : null;
}

/** Minimum score of a card that replaces advice, and how many times nearer it must be. */
const LIKELY_CARD = { score: 150, times: 2 } as const;

/** A card that is far nearer to a message than the advice that was chosen for it; null for none. */
export function findNearerAnswer(
  asked: Asked,
  state: State,
  speaking: Speaking,
  chosen: string,
): MentorAnswer | null {
  const near = findNear(asked.text);
  const [best] = near;
  const score = near.find(({ id }) => id === chosen)?.score ?? 0;
  return best?.kind === 'card' &&
    best.words >= 2 &&
    best.score >= Math.max(LIKELY_CARD.score, LIKELY_CARD.times * score)
    ? makeAnswer(best, asked, state, speaking)
    : null;
}

/** Nearness from which a card adds its first sentence to advice that was chosen by its subject alone. */
const ADDS = 90;

/** What the nearest card outside the law says first, beside the advice that was chosen; null for none. */
export function findNearLine(text: string, slots: Slots): string | null {
  const [best] = findNear(text).filter(
    ({ kind, score, words }) => kind === 'card' && score >= ADDS && words > 1,
  );
  const card = best ? findCard(best.id) : null;
  return card === null || card.isLaw ? null : (fillAll(card.say, slots)[0]?.text ?? null);
}

function computeWeight({ id, kind }: Near, { turns }: Asked, { topic, topics }: State): number {
  const card = findCard(id);
  const intents = listIntents(id, kind);
  const of =
    card && topics.some((one) => one.id === card.topic)
      ? COUNTS.topic
      : topic && intents.includes(topic.intent)
        ? COUNTS.intent
        : COUNTS.other;
  const wasSaid = turns.some(({ play }) => play.startsWith(id));
  return of * (wasSaid ? COUNTS.said : 1) * (kind === 'passage' ? COUNTS.passage : 1);
}

const listIntents = (id: string, kind: Near['kind']): readonly MentorIntent[] =>
  kind === 'passage'
    ? (PASSAGES.find((passage) => passage.id === id)?.intents ?? [])
    : [findCard(id)?.intent ?? PLAYS.find((play) => play.id === id)?.intent].filter(
        (one) => one !== undefined,
      );

function makeAnswer(
  { id }: Near,
  { text, record }: Asked,
  { last, topic }: State,
  speaking: Speaking,
): MentorAnswer | null {
  const card = findCard(id);
  if (card) return buildCardAnswer(card, speaking);
  const play = PLAYS.find((one) => one.id === id);
  const intent = topic?.intent ?? play?.intent;
  if (play) return answerWith(play, { text, intent: play.intent, record });
  const passage = PASSAGES.find((one) => one.id === id);
  if (!passage || intent === undefined) return null;
  return buildAnswer(
    {
      draft: '',
      intent,
      play: `${(last?.play ?? '').replace(/\.(?:more|deeper)$/u, '')}.more`,
      note: '',
      say: [passage.text],
      ways: [],
      question: DIALOGUE.goingOn[intent].question,
      passages: [id],
      open: null,
      isLaw: passage.type === 'law',
    },
    speaking,
  );
}
