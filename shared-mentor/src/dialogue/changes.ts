import { hasMatter } from '../coach/tokens.ts';
import type { Route } from '../router/route.ts';
import type { Card } from './card.ts';
import { chooseCardByWays, listCards } from './choose-card.ts';
import { fillAll } from './fill-slots.ts';
import { splitWords } from './match.ts';
import type { State } from './state.ts';
import type { Asked } from './turn.ts';
import { isQuestion, wantsOther } from './wishes.ts';

/** What a message changes: a value of what is talked about, or the subject. */

/** Values that every message changes, or that no card needs to be told anew. */
const PASSING = new Set<string>(['said', 'before', 'story', 'need', 'wanted', 'subject', 'cvProof']);

/** A card of the current topic that says something with a value which the message tells. */
export function findCardWithNews({ topic, slots, slotsBefore }: State): Card | null {
  const news = new Set<string>(
    [...slots]
      .filter(([key, { value }]) => !PASSING.has(key) && slotsBefore.get(key)?.value !== value)
      .map(([key]) => key),
  );
  const usesNews = ({ say }: Card): boolean =>
    fillAll(say, slots).some(
      ({ text }, at) => text !== fillAll(say, slotsBefore)[at]?.text && hasValue(text, news, slots),
    );
  return topic && news.size > 0 ? (listCards(topic).find(usesNews) ?? null) : null;
}

const hasValue = (text: string, keys: ReadonlySet<string>, slots: State['slots']): boolean =>
  [...slots].some(([key, { value }]) => keys.has(key) && text.includes(value));

/** How sure the router has to be that a message leaves the topic. */
const LEAVES = 0.8;
const FEW_WORDS = 4;
/** From so many words on a statement is a story. */
export const LONG_STORY = 16;

/** Whether a message opens a new subject instead of continuing. */
export function opensSubject(text: string, route: Route, { last, slots, slotsBefore }: State): boolean {
  if (!hasMatter(text)) return false;
  const length = splitWords(text).length;
  if (route.kind === 'aside') return route.reason === 'outside' && isQuestion(text) && length >= FEW_WORDS;
  if (!isQuestion(text) && slots.get('deeds')?.value !== slotsBefore.get('deeds')?.value) return false;
  // A statement right after the mentor's question answers it, unless it requests something else.
  if (!isQuestion(text) && !wantsOther(text) && length < LONG_STORY) return false;
  return route.intent === last?.intent ? length > FEW_WORDS : route.confidence >= LEAVES;
}

/**
 * Whether a card is merely likely for a statement, and of another topic: what answers the mentor's own question comes first. After a
 * text of the person's own, such as a line of the CV, only a deed does.
 */
export const isElsewhere = ({ id, topic }: Card, { text }: Asked, state: State): boolean =>
  !isQuestion(text) &&
  state.topic !== null &&
  !isBesideOwnText(state) &&
  topic !== state.topic.id &&
  chooseCardByWays(splitWords(text), state.topics)?.id !== id;

/** Whether a message comes right after a text for the CV and tells no deed for it. */
const isBesideOwnText = ({ last, slots, slotsBefore }: State): boolean =>
  last !== null &&
  last.draft !== '' &&
  last.intent === 'resume' &&
  slots.get('deeds')?.value === slotsBefore.get('deeds')?.value;
