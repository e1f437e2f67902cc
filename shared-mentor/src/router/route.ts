import { type AsideReason, type MentorIntent, MentorIntentSchema } from '@aura/shared-domain';
import { ASIDES, COURTESIES, FIRST_QUESTIONS, QUESTIONS, UNCLEAR_TEXT } from '../generated/asides.ts';
import { BARE_WORDS } from '../generated/words.ts';
import { isFollowUp, isHypothesis } from './follow-up.ts';
import { isOtherLanguage } from './language.ts';
import { normalizeMessage } from './normalize-message.ts';
import { isReadable } from './readable.ts';
import { type ClassScore, computeScores } from './score.ts';

/** Greetings, thanks and words that ask for help without saying with what. */
const BARE = new Set(BARE_WORDS.split(' '));

/** Whether a normalized message has no content of its own. */
const isBare = (normal: string): boolean => normal.split(' ').every((word) => BARE.has(word));

/** The reply to a normalized message that only thanks or greets; undefined for others. */
const findCourtesy = (normal: string): string | undefined =>
  COURTESIES.find(({ words }) => normal.split(' ').some((word) => words.includes(word)))?.text;

/** Where a message goes: to advice on something, or nowhere, with the reason why. */
export type Route =
  | {
      readonly kind: 'advice';
      readonly intent: MentorIntent;
      /** 0 to 1. */
      readonly confidence: number;
    }
  | {
      readonly kind: 'aside';
      readonly reason: AsideReason;
      readonly text: string;
      readonly suggestions: readonly string[];
    };

/**
 * How likely a class has to be to be believed: of the messages of the blind set, fewer than one in twenty go wrong then
 * and one in seven is asked about. A wrong answer is counted in the month; a question is not.
 */
const SURE = 0.75;
/** Thresholds for a follow-up to count as a new subject. */
const NEW_SUBJECT = { score: 0.6, keywords: 0.3, inHypothesis: 0.45 } as const;
/** From which chance an intent is among the questions that the message may have meant. */
const NEAR = 0.05;
/** How sure it is that a follow-up goes on with the same. */
const FOLLOWING = 0.5;
const SUGGESTIONS = 3;

/** Says what a message is about. @param lastIntent what the answer before was about; null for none */
export function classifyMessage(
  text: string,
  { lastIntent }: { readonly lastIntent: MentorIntent | null },
): Route {
  const normal = normalizeMessage(text);
  if (!isReadable(normal)) return makeAside('unreadable');
  if (isOtherLanguage(normal.split(' '), text)) return makeAside('otherLanguage');
  const scores = computeScores(text);
  if (lastIntent && isFollowUp(normal) && !opensSubject(scores, normal)) {
    return { kind: 'advice', intent: lastIntent, confidence: FOLLOWING };
  }
  const [best] = scores;
  if (isBare(normal)) return { ...askWhatIsMeant(scores), text: findCourtesy(normal) ?? UNCLEAR_TEXT };
  if (!best || best.of === 'unclear' || best.score < SURE) return askWhatIsMeant(scores);
  return best.of === 'outside'
    ? makeAside('outside')
    : { kind: 'advice', intent: best.of, confidence: best.score };
}

/** The reply to a message that only thanks or greets; null for any other. */
export function findCourtesyReply(text: string): Extract<Route, { kind: 'aside' }> | null {
  const normal = normalizeMessage(text);
  const reply = isBare(normal) ? findCourtesy(normal) : undefined;
  return reply === undefined ? null : { ...askWhatIsMeant(computeScores(text)), text: reply };
}

/** From which chance the likeliest subject is worth an answer that says that it guesses. */
const LIKELY = 0.35;

/** The most likely intent of an unclear message; null if none is likely. */
export function findLikeliestIntent(text: string): MentorIntent | null {
  const [best] = computeScores(text);
  return best && isIntent(best.of) && best.score >= LIKELY && !isBare(normalizeMessage(text))
    ? best.of
    : null;
}

/** “E se…?” mostly goes on, whatever it speaks of; other follow-ups change the subject more easily. */
function opensSubject([best]: readonly ClassScore[], normal: string): boolean {
  const needed = isHypothesis(normal) ? NEW_SUBJECT.inHypothesis : NEW_SUBJECT.keywords;
  return best !== undefined && best.score >= NEW_SUBJECT.score && best.keywords >= needed;
}

const makeAside = (reason: keyof typeof ASIDES): Route => ({ kind: 'aside', reason, ...ASIDES[reason] });

const isIntent = (of: ClassScore['of']): of is MentorIntent =>
  MentorIntentSchema.options.includes(of as never);

/** Asks, with the questions that the message is nearest to. */
function askWhatIsMeant(scores: readonly ClassScore[]): Extract<Route, { kind: 'aside' }> {
  const near = scores.flatMap(({ of, keywords, score }) =>
    isIntent(of) && (keywords > 0 || score >= NEAR) ? [of] : [],
  );
  const intents = [...new Set([...near, ...FIRST_QUESTIONS])].slice(0, SUGGESTIONS);
  return {
    kind: 'aside',
    reason: 'unclear',
    text: UNCLEAR_TEXT,
    suggestions: intents.map((intent) => QUESTIONS[intent]),
  };
}
