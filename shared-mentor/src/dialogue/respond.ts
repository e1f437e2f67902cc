import { MENTOR_LIMITS, type MentorAnswer, type SafetyReply } from '@aura/shared-domain';
import { advise } from '../coach/advise.ts';
import { countPartWords } from '../coach/compose.ts';
import { countWords, hasMatter } from '../coach/tokens.ts';
import type { Line } from '../library/index.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { isFollowUp, wantsAnother, wantsMore } from '../router/follow-up.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { spellOut } from '../router/spell-out.ts';
import { findCourtesyReply, findLikeliestIntent, classifyMessage } from '../router/route.ts';
import { isBareFollowUp } from '../safety/after-help.ts';
import { isAsking, findSafetyReply } from '../safety-net/safety-reply.ts';
import { buildAnswerAboutTalk } from './about-talk.ts';
import { buildCardAnswer, type Speaking, tellsLaw } from './answer.ts';
import type { Card, Slots } from './card.ts';
import {
  type Choice,
  chooseCardByWays,
  chooseCards,
  findCard,
  draftFor,
  draftOf,
  findRule,
  findLawCard,
  findOtherDraft,
  findSpecialDraft,
  INNER_VACANCY,
  RECRUITER,
  RESCHEDULE,
  findTopic,
  listCards,
  readCards,
  type Reading,
} from './choose-card.ts';
import { addCards, addPart } from './adding.ts';
import { addFeeling } from './feeling.ts';
import { findCardWithNews, isElsewhere, LONG_STORY, opensSubject } from './changes.ts';
import { fillAll, fillText } from './fill-slots.ts';
import { answerFromLibrary, findNearerAnswer, findNearLine } from './from-library.ts';
import { buildAnswerWithin, buildFormLine, buildGoingOnAnswer, buildNextStepAnswer } from './going-on.ts';
import { splitWords } from './match.ts';
import { splitQuestions } from './split-questions.ts';
import { rebuildState, type State } from './state.ts';
import { computeSum } from './told/conversation-sum.ts';
import { hideIdentifiers } from './told/hide-identifiers.ts';
import type { Asked, Response, Turn } from './turn.ts';
import { selectUnique } from './unique-by-id.ts';
import {
  isUnableToCome,
  findCorrection,
  findRejection,
  isQuestion,
  isSupposing,
  wantsAgain,
  wantsNextStep,
  wantsWords,
  wantsWriting,
} from './wishes.ts';
import { findComparison } from './comparison.ts';
import {
  asksToApproach,
  isApplication,
  isMessage,
  isToBoss,
  isAboutInnerVacancy,
  isAboutVacancy,
  isInsider,
} from './requests.ts';
import { isPassedOver, isToOwnPeople, isWeak } from './weak-replies.ts';
import { buildDraftAnswer, buildEditAnswer, buildSameDraftAnswer, findAdded } from './write.ts';

/** The response to a message, given the earlier messages of its conversation. Deterministic. */
export function respond(asked: Asked): Response {
  const response = respondPlainly({
    ...asked,
    text: spellOut(asked.text),
    unanswered: spellOut(asked.unanswered),
    turns: asked.turns.map((turn) => ({ ...turn, question: spellOut(turn.question) })),
  });
  return response.kind === 'advice'
    ? { kind: 'advice', answer: addFeeling(response.answer, asked.text) }
    : response;
}

function respondPlainly(asked: Asked): Response {
  const { text, turns, unanswered } = asked;
  const state = rebuildState(asked);
  const reply = findSafetyReply(text);
  const reading = readCards(splitWords(hideIdentifiers(text)), state.topics, isQuestion(text));
  const { choice } = reading;
  const card = reply
    ? chooseLikelierCard(chooseCardInstead(reply, text, state, reading), choice)
    : (choice?.card ?? null);
  // Danger, and what may be danger, come before any correction.
  const isDanger = reply !== null && (reply.level === 'stop' || isAsking(reply));
  const correction = isDanger ? null : findCorrection(text);
  // After a fixed reply there is nothing to put right but what the message says itself.
  const rejected = isDanger ? null : (findRejection(text) ?? (state.last === null ? correction : null));
  if (rejected !== null) return answerRejected(rejected, asked, state);
  const contracts = reply === null ? findComparison(text, state) : null;
  if (contracts) return { kind: 'advice', answer: buildCardAnswer(contracts, makeSpeaking(asked, state)) };
  if (
    reply &&
    correction === null &&
    !card &&
    !isPassedOver(reply, text, state.topic) &&
    !isToOwnPeople(reply, text, state.topic)
  )
    return { kind: 'safety', reply };
  if (!state.last && unanswered === '' && isBareFollowUp(text)) return makeAside(DIALOGUE.afterHelp);
  const courtesy = card && isQuestion(text) ? null : findCourtesyReply(text);
  if (courtesy) return courtesy;
  const wished = answerByWish(asked, state, card);
  if (wished) return { kind: 'advice', answer: wished };
  const sum = computeSum(
    text,
    turns.map(({ question }) => question),
    turns.map(({ said = '' }) => said),
  );
  const answer =
    answerSupposed(asked, state) ??
    answerQuestions(asked, state) ??
    answerWithinTopic(card, asked, state) ??
    (card && !isElsewhere(card, asked, state) ? answerByCard(card, choice, asked, state) : null) ??
    answerToOwnQuestion(asked, state) ??
    (card ? answerByCard(card, choice, asked, state) : null);
  if (sum?.isAsked && !(answer && hasFigures(answer, sum.text)))
    return { kind: 'advice', answer: makeSumAnswer(sum.text, asked, state) };
  const response: Response = answer ? { kind: 'advice', answer } : respondByRoute(asked, state, reading);
  return sum === null ? response : addSum(sum.text, response, asked, state);
}

/** Answers all questions of a message that asks several, each by its card, as far as they fit; null if cards answer fewer than two. */
function answerQuestions(asked: Asked, state: State): MentorAnswer | null {
  const cards: Card[] = [];
  for (const question of splitQuestions(asked.text)) {
    const known = cards.map((card) => findTopic(card.id, card.intent));
    const topics = selectUnique([...known.toReversed(), ...state.topics]);
    const card = chooseCards(splitWords(question), topics)?.card;
    if (card && !cards.some(({ id }) => id === card.id)) cards.push(card);
  }
  // Several questions leave no room for ways to go on.
  const [first, ...others] = cards.map((card) => ({ ...card, ways: [] }));
  if (!first || others.length === 0) return null;
  const whole = others.reduce<Card>((joined, card) => joinCards(joined, card, state.slots), first);
  return whole === first ? null : buildCardAnswer(whole, makeSpeaking(asked, state));
}

/** A card with what another one says after it; the card alone if both are too long together. */
function joinCards(card: Card, other: Card, slots: Slots): Card {
  if (countWordsSaid([...card.say, ...card.ways, ...other.say], slots) > MOST_WORDS) return card;
  return {
    ...card,
    say: [...card.say, ...other.say],
    isLaw: card.isLaw || other.isLaw,
    passages: [...new Set([...card.passages, ...other.passages])].slice(0, MOST_PASSAGES),
  };
}

/** What a person says who is afraid or mistreated. */
const MISTREATED =
  /\b(?:assedi\w*|humilh\w*|grit\w*|xing\w*|ofen[ds]\w*|ameac\w*|persegu\w*|constrang\w*|abus\w*|medo|retaliac\w*)\b/u;
/** What a person says who asks what may be done about it. */
const DEFENDED = /\b(?:denunci\w*|provas?|sindicato|justica|processar|direitos?|lei|legal|ilegal)\b/u;

/** What other cards say beside advice: how to complain of mistreatment only to who speaks of it, not of a boss alone. */
const selectFitting = ({ card, others }: Choice, { text }: Asked): readonly Card[] =>
  card.isLaw || [MISTREATED, DEFENDED].some((said) => said.test(normalizeMessage(text)))
    ? others
    : others.filter(
        ({ isLaw, topic, facets }) => !isLaw || (topic !== HARASSMENT && !facets.includes(AFRAID)),
      );
const HARASSMENT = 'harassment';
const AFRAID = 'afraid';

/** From this chance on a card is trusted to answer what is asked. */
const TRUSTED = 0.3;

/**
 * The answer of a card, with what another one says that the message may ask for, and what the form of the question asks for if the
 * card may be another one's. A card in place of a referral stands alone.
 */
function answerByCard(card: Card, choice: Choice | null, asked: Asked, state: State): MentorAnswer {
  const speaking = makeSpeaking(asked, state);
  const isChosen = choice?.card.id === card.id && choice.card.isLaw === card.isLaw;
  const others = isChosen ? selectFitting(choice, asked) : [];
  const answer = addCards(buildCardAnswer(card, speaking), others, speaking);
  const isTrusted = !isChosen || choice.chance >= TRUSTED;
  return isTrusted || tellsLaw(answer) || state.last === null
    ? answer
    : addPart(answer, buildFormLine(asked.text, state.slots));
}

const MOST_PASSAGES = 3;
/** Words of both cards together: the limits of the law and a question have to fit beside them. */
const MOST_WORDS = 110;

const countWordsSaid = (lines: readonly Line[], slots: Slots): number =>
  fillAll(lines, slots).reduce((sum, { text }) => sum + countWords(text), 0);

/** Only a sum: the conversation keeps its topic. */
const makeSumAnswer = (sum: string, asked: Asked, state: State): MentorAnswer =>
  buildAnswerWithin([sum], state.last, makeSpeaking(asked, state));

/** Whether an answer makes a sum itself. */
function hasFigures({ parts }: MentorAnswer, sum: string): boolean {
  const whole = parts.map(({ text }) => text).join(' ');
  return (sum.match(/R\$ [\d.,]*\d/gu) ?? []).every((figure) => whole.includes(figure));
}

/** An answer with the sum in front that the message holds, unless it makes the same. */
function addSum(sum: string, response: Response, asked: Asked, state: State): Response {
  if (response.kind === 'safety') return response;
  if (response.kind === 'aside') return { kind: 'advice', answer: makeSumAnswer(sum, asked, state) };
  const words = countPartWords(response.answer.parts) + countWords(sum);
  return words > MENTOR_LIMITS.answerWords || hasFigures(response.answer, sum)
    ? response
    : { kind: 'advice', answer: withNote(response.answer, sum) };
}

/** Whether nothing that a conversation is about changes a fixed reply. */
export const isFinal = (reply: SafetyReply, text: string): boolean =>
  !isForLaw(reply) && !isWeak(reply, text) && (reply.level === 'stop' || !isCorrecting(text));

/** Whether a message puts the answer before it right: only the conversation says what it is about. */
const isCorrecting = (text: string): boolean => findCorrection(text) !== null || findRejection(text) !== null;

/** Whether the law may answer before a referral, if the conversation asks for a rule. */
const isForLaw = ({ category }: SafetyReply): boolean =>
  category === 'legal' || category === 'discrimination';

/** The rule of law that is likely asked for. */
const findLikelyLaw = ({ choice, likely }: Reading): Card | null =>
  [choice?.card, likely[0]].find((card) => card?.isLaw) ?? null;

const SICK_LEAVE = 'sick-leave';
const AGE_CARDS = new Set(['card.searching.age', 'card.more-job.age']);

/**
 * The likeliest card of the topic instead of the one that ways of asking found, or the likeliest rule of law instead of another
 * one: ways alone decide that safety gives way.
 */
const chooseLikelierCard = (card: Card | null, choice: Choice | null): Card | null =>
  card &&
  choice &&
  choice.card.isLaw === card.isLaw &&
  (choice.card.topic === card.topic || (card.isLaw && choice.chance >= TRUSTED))
    ? choice.card
    : card;

/**
 * The card that answers what safety would refer or ask about: a rule of law; of law alone, also how one speaks of the matter, with
 * the same limits and whom to ask.
 */
function chooseCardInstead(
  reply: SafetyReply,
  text: string,
  { topic, topics }: State,
  reading: Reading,
): Card | null {
  const words = splitWords(text);
  // People who may intend to harm themselves are asked first, unless they ask a plain question.
  if (isAsking(reply) && reply.category === 'selfHarm' && !isQuestion(text)) return null;
  if (reply.category === 'medical' && isQuestion(text)) {
    // What is paid while somebody is ill, and how it is asked for, is no question to a doctor.
    const leave = findLawCard(words, topics);
    if (leave?.topic === SICK_LEAVE) return leave;
  }
  if (!isForLaw(reply)) return isWeak(reply, text) ? chooseCardByWays(words, topics) : null;
  const byWays = reply.category === 'discrimination' ? chooseCardByWays(words, topics) : null;
  // Who only says an age and that nobody calls is told how to be seen; what the law forbids stands there, too.
  if (byWays && AGE_CARDS.has(byWays.id)) return byWays;
  const law = findLawCard(words, topics) ?? (reply.category === 'legal' ? findLikelyLaw(reading) : null);
  if (law || reply.category !== 'legal') return law;
  const card = chooseCardByWays(words, topics);
  return card ? { ...card, isLaw: true } : topic && findRule(topic);
}

const makeSpeaking = ({ text, record }: Asked, { slots }: State): Speaking => ({ text, record, slots });

/** Answers by the form of the message: a correction, a change of a text, a text to write, or the next step. */
function answerByWish(asked: Asked, state: State, card: Card | null): MentorAnswer | null {
  const { text } = asked;
  const { last, topic } = state;
  const speaking = makeSpeaking(asked, state);
  const corrected = last && findCorrection(text);
  if (last && corrected) return answerCorrected(corrected, asked, state);
  const about = buildAnswerAboutTalk(asked, state, speaking);
  if (about) return about;
  const inner = draftOf(INNER_VACANCY);
  // “Não é pedir trabalho, eu já trabalho lá” says which text is meant, and stands in none.
  const isInner = state.written ? JOB_TEXTS.has(state.written.play) && isInsider(text) : false;
  if (inner && (isInner || (wantsWriting(text) && isAboutInnerVacancy(asked))))
    return buildDraftAnswer(inner, speaking);
  // “E a recusa pra outra”, “agora faz um resumo pro topo do currículo”: another text, no change of this one.
  const isRight = !card || (last !== null && last.draft !== '');
  const other = state.written && isRight ? findOtherDraft(text) : null;
  if (other && other.id !== state.written?.play) return buildDraftAnswer(other, speaking);
  const changed =
    state.written && buildEditAnswer(state.written, speaking, findAdded(state.written, asked.turns));
  if (changed) return changed;
  if (state.written && wantsAgain(text)) return buildSameDraftAnswer(state.written, speaking);
  const wanted = state.slots.get('wanted')?.value ?? '';
  const reschedule = isUnableToCome(text) ? draftOf(RESCHEDULE) : null;
  if (reschedule) return buildDraftAnswer(reschedule, speaking);
  // A card says how to speak of the matter, unless a text does just what is to be said.
  if (wantsWriting(text)) {
    const named = draftFor(splitWords(text), {
      topic,
      last: last?.play ?? '',
      wanted,
      story: state.told.words.get('story') ?? '',
      wholeStory: state.slots.get('story')?.value ?? '',
      wish: state.wish,
      hasNeed: state.hasNeed,
      isToBoss: isToBoss(asked),
      isMessage: isMessage(text),
      namesEmployer:
        state.slots.has('namedTitle') ||
        (state.slots.has('namedCompany') && wanted === '' && isApplication(text)),
    });
    const isApproach = asksToApproach(asked);
    const draft =
      isApproach || (!named && isAboutVacancy(text) && !isToBoss(asked)) ? draftOf(RECRUITER) : named;
    if (isApproach && draft) return addCards(buildDraftAnswer(draft, speaking), card ? [card] : [], speaking);
    const isSaid =
      card &&
      wantsWords(text) &&
      !ORDERS_TEXT.test(normalizeMessage(text)) &&
      draft !== findSpecialDraft(wanted);
    if (draft && !isSaid) return buildDraftAnswer(draft, speaking);
  }
  const isBare = splitWords(text).length <= BARE;
  return last && (isBare || !card) && wantsNextStep(text) ? buildNextStepAnswer(last, speaking) : null;
}

/** Texts that ask an employer for work. */
const JOB_TEXTS = new Set(['draft.ask-job', 'draft.letter', RECRUITER, INNER_VACANCY]);
/** A text is ordered, whatever it is to say: “escreve o que eu falo pra ele”. */
const ORDERS_TEXT = /^(?:(?:agora|entao|e|ai|me) )*(?:escrev\w+|redig\w+|redij\w+|monta|monte)\b/u;
/** “E agora?”: no card is asked for. */
const BARE = 2;

/** A reply without advice: it is not counted. */
const makeAside = (text: string): Response => ({ kind: 'aside', reason: 'outside', text, suggestions: [] });

/** Answers what was meant instead of the last answer; asks for it if the message does not say, or the same would come again. */
function answerRejected(meant: string, asked: Asked, { last }: State): Response {
  // “Não quero curso nenhum, quero falar com ele”: what is denied is not what is asked.
  const text = meant.replace(DENIED_WISH, '');
  if (text === '' || !hasMatter(text)) return makeAside(DIALOGUE.rejectedAsk);
  // What was asked before still says what it is about, unless the message denies it or that gives the same again.
  const whole =
    last && last.draft === '' && text === meant
      ? respondPlainly({ ...asked, text: `${last.question} ${meant}` })
      : null;
  const isNew = whole?.kind === 'advice' && whole.answer.play !== last?.play;
  const plain = isNew ? whole : respondPlainly({ ...asked, text });
  // A part of a message is no reason to fear for somebody whose whole message gave none.
  const response =
    plain.kind === 'safety' && text !== meant ? respondPlainly({ ...asked, text: meant }) : plain;
  if (response.kind === 'safety') return response;
  if (response.kind === 'aside' || (last !== null && response.answer.play === last.play))
    return response.kind === 'advice' && response.answer.parts.some(({ draft }) => draft)
      ? response
      : makeAside(DIALOGUE.rejectedAsk);
  return { kind: 'advice', answer: withNote(response.answer, DIALOGUE.rejected) };
}

const DENIED_WISH =
  /^(?:eu )?(?:não|nao|n) (?:quero|queria|pedi|preciso|falei|perguntei|tô pedindo|to pedindo)(?!\p{L})[^,.;]*[,.;]\s*/iu;

/** Answers the previous question again, with the correction. */
function answerCorrected(corrected: string, asked: Asked, state: State): MentorAnswer | null {
  const { last, topics } = state;
  if (!last) return null;
  const note =
    splitWords(corrected).length <= LONGEST_QUOTED
      ? DIALOGUE.corrected.replace('{said}', () => corrected)
      : DIALOGUE.correctedLong;
  const speaking = makeSpeaking(asked, state);
  const card = chooseCards(splitWords(corrected), topics)?.card ?? findCard(last.play);
  if (card) return buildCardAnswer(card, speaking, note);
  const route = classifyMessage(corrected, { lastIntent: last.intent });
  const intent = route.kind === 'advice' ? route.intent : last.intent;
  return withNote(advise({ text: corrected, intent, record: asked.record, before: null }), note);
}

/** A correction of more words is read for what it says, not said again. */
const LONGEST_QUOTED = 8;

const withNote = (answer: MentorAnswer, note: string): MentorAnswer => ({
  ...answer,
  parts: answer.parts.map((part, at) => (at === 0 ? { ...part, text: `${note} ${part.text}` } : part)),
});

/** The last card once more, if a message supposes another figure of it: “e se fossem 30 horas?”. */
function answerSupposed(asked: Asked, state: State): MentorAnswer | null {
  const { last, slots, slotsBefore } = state;
  const card = last && findCard(last.play);
  if (!card || !isSupposing(asked.text) || !/\d/u.test(asked.text)) return null;
  if (splitWords(asked.text).length > LONGEST_CASE) return null;
  const isSame = fillText(card.say, slots) === fillText(card.say, slotsBefore);
  return isSame ? null : buildCardAnswer(card, makeSpeaking(asked, state));
}
const LONGEST_CASE = 7;

/** What a card of the topic says to a statement after the mentor's own question, where only a likeness finds another topic. */
function answerWithinTopic(card: Card | null, asked: Asked, state: State): MentorAnswer | null {
  const { last, topic } = state;
  if (!last || !topic || topic.isLaw || !findCard(last.play)?.question || isQuestion(asked.text)) return null;
  if (card === null || card.topic === topic.id) return null;
  const within = chooseCardByWays(splitWords(asked.text), [topic], listCards(topic));
  return within && within.id !== last.play ? buildCardAnswer(within, makeSpeaking(asked, state)) : null;
}

/** Repeats the last answer if the message contains something that changes it. */
function answerToOwnQuestion(asked: Asked, state: State): MentorAnswer | null {
  const { last, slots, slotsBefore } = state;
  if (!last || isQuestion(asked.text)) return null;
  const card = findCard(last.play);
  const draft = draftOf(last.play);
  const lines = card ? [...card.say, ...card.ways] : (draft?.text ?? []);
  const speaking = makeSpeaking(asked, state);
  if (fillText(lines, slots) === fillText(lines, slotsBefore)) {
    const other = findCardWithNews(state);
    return other && buildCardAnswer(other, speaking);
  }
  if (card) return buildCardAnswer(card, speaking);
  return draft && buildDraftAnswer(draft, speaking);
}

/** Whether advice is neither the last one nor its deeper level. */
const isOther = ({ play = '' }: MentorAnswer, last: Turn): boolean =>
  !play.endsWith('.deeper') && findTopic(play, last.intent).id !== findTopic(last.play, last.intent).id;

function respondByRoute(asked: Asked, state: State, { likely, mayBeOutside }: Reading): Response {
  const { text, turns, record, unanswered } = asked;
  const { last } = state;
  const speaking = makeSpeaking(asked, state);
  const answerBeside = (answer: MentorAnswer): Response => ({
    kind: 'advice',
    answer: addCards(answer, likely, speaking),
  });
  const route = classifyMessage(text, { lastIntent: null });
  const normal = normalizeMessage(text);
  const advice = (intent: MentorAnswer['intent']): MentorAnswer =>
    advise({ text, intent, record, before: last && { ...last, play: last.play.replace(/\.more$/u, '') } });
  if (last) {
    const isPlay = findCard(last.play) === null && draftOf(last.play) === null;
    if (isPlay && (wantsMore(normal) || wantsAnother(normal)))
      return { kind: 'advice', answer: advice(last.intent) };
    if (opensSubject(text, route, state) && (route.kind === 'advice' || mayBeOutside))
      return route.kind === 'advice' ? answerBeside(advice(route.intent)) : route;
    const goingOn = buildGoingOnAnswer(last, turns, speaking);
    const found = hasMatter(text) ? answerFromLibrary(asked, state, speaking) : null;
    if (found) {
      const answer = addPart(found, goingOn.parts[0]?.text ?? '');
      // What is only near to a statement changes nothing that is talked about.
      return answerBeside(
        isQuestion(text) ? answer : { ...answer, intent: goingOn.intent, play: goingOn.play ?? '' },
      );
    }
    const other = isPlay && isFollowUp(normal) ? advice(last.intent) : null;
    return answerBeside(other && isOther(other, last) ? other : goingOn);
  }
  if (route.kind === 'advice') {
    const chosen = advice(route.intent);
    const nearer = findNearerAnswer(asked, state, speaking, chosen.play ?? '');
    if (nearer) return { kind: 'advice', answer: nearer };
    return likely.length > 0
      ? answerBeside(chosen)
      : { kind: 'advice', answer: addPart(chosen, findNearLine(text, state.slots) ?? '') };
  }
  // Nothing else answers: a text that does what the message tells of.
  const isShort = splitWords(text).length <= LONG_STORY;
  const draft = route.reason === 'unclear' && isQuestion(text) && isShort ? findSpecialDraft(text) : null;
  if (draft) return { kind: 'advice', answer: buildDraftAnswer(draft, speaking) };
  const near = route.reason === 'unclear' ? answerFromLibrary(asked, state, speaking) : null;
  if (near) return { kind: 'advice', answer: withNote(near, DIALOGUE.guess) };
  const intent = route.reason === 'unclear' ? findLikeliestIntent(`${unanswered} ${text}`.trim()) : null;
  if (intent) return answerBeside(withNote(advice(intent), DIALOGUE.guess));
  return unanswered !== '' && route.reason === 'unclear'
    ? { ...route, reason: 'outside', text: DIALOGUE.again }
    : route;
}
