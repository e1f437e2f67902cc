import { MentorIntentSchema, type MentorIntent } from '@aura/shared-domain';
import { PLAYS } from '../library/index.ts';
import {
  blendChances,
  type Chances,
  type Features,
  computeFeatures,
  learnClasses,
} from '../likeness/index.ts';
import { QUESTIONS } from '../generated/asides.ts';
import { EXEMPLARS, OUTSIDE_EXEMPLARS, UNCLEAR_EXEMPLARS } from '../generated/exemplars.ts';
import { KEYWORDS } from '../generated/keywords.ts';
import { isFollowUp } from './follow-up.ts';
import { normalizeMessage } from './normalize-message.ts';

type RouterClass = MentorIntent | 'outside';
type Class = RouterClass | 'unclear';

/** How much the whole message, and how much only what it asks in the end, say. */
const TRUST = { whole: 0.6, end: 0.4 } as const;
/** How much keywords can say of a class, and how much that counts beside words. */
const KEYWORD_WEIGHTS = { most: 0.6, each: 2 } as const;

interface Exemplar {
  readonly of: Class;
  readonly normal: string;
}

/** Every exemplar with its class. */
export const EXEMPLAR_LIST: readonly Exemplar[] = [
  // What is suggested has to be understood when it comes back as a message.
  ...MentorIntentSchema.options.flatMap((intent) =>
    [...EXEMPLARS[intent], QUESTIONS[intent]].map((text) => ({ of: intent, text })),
  ),
  ...PLAYS.flatMap(({ intent, examples }) =>
    // What goes on with an answer says nothing about a first message.
    examples.filter((text) => !isFollowUp(normalizeMessage(text))).map((text) => ({ of: intent, text })),
  ),
  ...OUTSIDE_EXEMPLARS.map((text) => ({ of: 'outside' as const, text })),
  ...UNCLEAR_EXEMPLARS.map((text) => ({ of: 'unclear' as const, text })),
].map(({ of, text }) => ({ of, normal: normalizeMessage(text) }));

const NAMED: readonly RouterClass[] = [...MentorIntentSchema.options, 'outside'];
const CLASSES: readonly Class[] = [...NAMED, 'unclear'];

export interface ClassScore {
  readonly of: Class;
  /** How likely it is, 0 to 1. */
  readonly score: number;
  /** What keywords say for it. */
  readonly keywords: number;
}

type Reader = (normal: string) => Chances;

/** Learns the classes by some exemplars. */
export function learnRouter(exemplars: readonly Exemplar[]): Reader {
  const chances = learnClasses(
    exemplars.map(({ of, normal }) => ({ of, features: withKeywords(normal) })),
    CLASSES,
  );
  return (normal) => chances(withKeywords(normal));
}

let learnt: Reader | undefined;

/** How likely a message is of each class, most likely first. @param read what was learnt of other exemplars */
export function computeScores(
  text: string,
  read: Reader = (learnt ??= learnRouter(EXEMPLAR_LIST)),
): ClassScore[] {
  const normal = normalizeMessage(text);
  const end = findLastClause(text);
  const whole = read(normal);
  const chances =
    end === null
      ? whole
      : blendChances([
          [whole, TRUST.whole],
          [read(end), TRUST.end],
        ]);
  return CLASSES.map((of, at) => ({
    of,
    score: chances[at] ?? 0,
    keywords: of === 'unclear' ? 0 : scoreKeywords(of, normal),
  })).toSorted((a, b) => b.score - a.score);
}

function withKeywords(normal: string): Features {
  const found = NAMED.map((of) => [`k:${of}`, KEYWORD_WEIGHTS.each * scoreKeywords(of, normal)] as const);
  return computeFeatures(normal, new Map(found.filter(([, weight]) => weight > 0)));
}

const scoreKeywords = (of: RouterClass, normal: string): number =>
  Math.min(
    KEYWORD_WEIGHTS.most,
    KEYWORDS[of].reduce((total, [pattern, weight]) => total + (pattern.test(normal) ? weight : 0), 0),
  );

/** Where a thought ends and the next begins. */
const TURN = /(?<=[.!?;:])\s+|,\s+|\n+|\s+(?=(?:mas|e agora|porém|só que|queria|quero|como|o que|qual) )/u;
/** Words that a thought needs before it says what is asked. */
const FEWEST_WORDS = 4;

/** What a message asks after it has told its story, normal; null where it has one thought only. */
function findLastClause(text: string): string | null {
  const clauses = text
    .split(TURN)
    .map(normalizeMessage)
    .filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
  return clauses.length < 2 ? null : (clauses.at(-1) ?? null);
}
