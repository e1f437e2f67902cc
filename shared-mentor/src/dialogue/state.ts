import { foldKey } from '@aura/shared-career';
import type { Slot, Slots, ToldKey } from './card.ts';
import { SUBJECTS } from '../generated/cards.ts';
import { findCard, draftOf, findTopic } from './choose-card.ts';
import type { Topic } from './choosing/ways.ts';
import { writeOut } from './edit/tidy.ts';
import { readOut } from './read-out.ts';
import { findCompany, nameTeam } from './told/company.ts';
import { computeSlots } from './told/sums.ts';
import { findRecipient } from './told/recipient.ts';
import { findNeed, findStory, joinStories, tellTo } from './told/story.ts';
import { findWanted } from './told/wanted-words.ts';
import { NOTHING_TOLD, type Told, withMessage } from './told/told.ts';
import type { Asked, Turn } from './turn.ts';
import { isOfCv, isSearch, isToBoss } from './requests.ts';
import { wantsOther, wantsWriting } from './wishes.ts';
import { selectUnique } from './unique-by-id.ts';

/** State of a conversation when a message arrives. */
export interface State {
  readonly last: Turn | null;
  /** The last text written for the person, unless much was said since; null if there is none. */
  readonly written: Turn | null;
  readonly topic: Topic | null;
  /** The topics of the conversation, latest first. */
  readonly topics: readonly Topic[];
  /** Whether the latest messages say what the person wants or has to do. */
  readonly hasNeed: boolean;
  /** The latest message that says what the person wants; empty for none. */
  readonly wish: string;
  /** With this message. */
  readonly told: Told;
  readonly slots: Slots;
  /** The slots before this message. */
  readonly slotsBefore: Slots;
}

/** The value that the question of an answer asks for. */
const findFills = (play: string): ToldKey | null =>
  (findCard(play) ?? draftOf(play))?.fills ?? PLAYS_ASK[play] ?? null;

/** The values that questions of advice ask for, if a short answer can give them. */
const PLAYS_ASK: Readonly<Record<string, ToldKey>> = { 'salary.raise': 'deeds', 'plan.no-time': 'hoursWeek' };

/**
 * The values told in a conversation, message by message: each message is read together with the question it answers.
 */
export function collectTold(turns: readonly Turn[]): Told {
  let told = NOTHING_TOLD;
  let asked: ToldKey | null = null;
  for (const { question, play } of turns) {
    told = withMessage(told, question, asked);
    asked = findFills(play);
  }
  return told;
}

const isDraft = ({ play }: Turn): boolean => draftOf(play) !== null;

/** The topics of some turns, latest first. */
function listTopics(turns: readonly Turn[]): readonly Topic[] {
  // A text is written within the topic that is talked about.
  const talked = turns.every(isDraft) ? turns : turns.filter((turn) => !isDraft(turn));
  return selectUnique(talked.map(({ play, intent }) => findTopic(play, intent)).toReversed());
}

/** So many messages a text can still be changed after. */
const FRESH = 3;

/** So many messages a name, and a story, still count after. */
const FRESH_NAME = 5;
const FRESH_STORY = 5;

/** So many messages a wish still counts after. */
const FRESH_WISH = 2;

/** Rebuilds the topics and the known values of a conversation from its messages alone. */
export function rebuildState(asked: Asked): State {
  const { text, turns, unanswered, record, ads } = asked;
  const last = turns.at(-1) ?? null;
  const before = collectTold(turns);
  const told = withMessage(before, text, last && findFills(last.play));
  const topics = listTopics(turns);
  const fresh = [
    text,
    ...(unanswered === '' ? [] : [unanswered]),
    ...turns
      .slice(-FRESH_WISH)
      .map(({ question }) => question)
      .toReversed(),
  ];
  const wanted = fresh.map(findWanted).find((one) => one !== null);
  const company = findCompany(text);
  const person = [
    text,
    // Who was named before has nothing to do with another employer.
    ...(company === null ? turns.map(({ question }) => question).toReversed() : []).slice(0, FRESH_NAME),
  ]
    .map((message) => findAddressee(message, record))
    .find((one) => one !== null);
  const subject = SUBJECTS[topics[0]?.id ?? ''];
  const slotsWith = (known: Told, story: string | null): Slots => {
    const slots = readOut(text, { record, told: known, ads });
    for (const [key, value] of computeSlots(known, record.now)) slots.set(key, makePlainSlot(value));
    if (person) slots.set('person', makePlainSlot(person));
    // The own boss is told of no vacancy elsewhere, and a vacancy is no experience.
    if (isSearch(story ?? known.words.get('story') ?? '') && (isToBoss(asked) || isOfCv(text)))
      slots.delete('story');
    else if (story !== null) slots.set('story', makePlainSlot(writeOut(tellTo(story, text, person ?? ''))));
    if (wanted) slots.set('wanted', makePlainSlot(wanted));
    if (subject !== undefined) slots.set('subject', makePlainSlot(subject));
    return slots;
  };
  return {
    last,
    written: turns.slice(-FRESH).findLast(({ draft }) => draft !== '') ?? null,
    topic: topics[0] ?? null,
    topics,
    hasNeed: fresh.some((one) => findNeed(one) !== null),
    wish: fresh.find(wantsOther) ?? '',
    told,
    slots: slotsWith(told, tellStory(text, unanswered, turns)),
    slotsBefore: slotsWith(before, tellStory('', unanswered, turns)),
  };
}

/** Whom a message wants a text to be for: a person, or who works at an employer that it names. */
function findAddressee(message: string, record: Asked['record']): string | null {
  const recipient = findRecipient(message);
  const company = findCompany(message);
  if (company !== null && (recipient === null || foldKey(company).includes(foldKey(recipient))))
    return wantsWriting(message) && isTo(message, company) ? nameTeam(company) : null;
  return recipient === null || isEmployer(recipient, record) ? null : recipient;
}

/** Whether a text is to go to an employer: “pra Drogaria Nova”, not “a vaga na Drogaria Nova”. */
const isTo = (message: string, company: string): boolean =>
  /(?<!\p{L})(?:pr[ao]|para|para [ao]|ao|à)$/iu.test(message.slice(0, message.indexOf(company)).trim());

/** Whether a name is that of an employer in the tracker. */
const isEmployer = (name: string, { jobs }: Asked['record']): boolean =>
  jobs.some(({ company }) => company !== null && foldKey(company).includes(foldKey(name)));

/** What was told of the matter: the stories of the latest messages, back to the last text or another subject. */
function tellStory(text: string, unanswered: string, turns: readonly Turn[]): string | null {
  const stories: string[] = [];
  const now = findStory(text);
  for (const told of [now, findStory(unanswered)]) if (told !== null) stories.push(told);
  let intent: Turn['intent'] | null = null;
  for (const turn of turns.slice(-FRESH_STORY).toReversed()) {
    const told = findStory(turn.question);
    // A text written since has told what was before it.
    if (turn.draft !== '' && stories.length > 0) break;
    if (told === null) continue;
    if (intent !== null && turn.intent !== intent) break;
    if (turn.draft === '') intent = turn.intent;
    stories.push(told);
  }
  return joinStories(stories);
}

const makePlainSlot = (value: string): Slot => ({ value, fact: null });
