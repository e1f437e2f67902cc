import { foldKey } from '@aura/shared-career';
import { SafetyCategorySchema, type SafetyCategory, type SafetyReply } from '@aura/shared-domain';
import { ASKING } from '../generated/asking.ts';
import { rememberLast } from '../remember-last.ts';
import { DENIAL } from '../generated/phrases/denial.ts';
import { isOtherLanguage } from '../router/language.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { checkSafety, cutLookAlikes, findReply } from '../safety/index.ts';
import { computeDanger } from './danger.ts';
import { withLaw } from './law-answer.ts';

/** From this chance on a message is handled as what it is like. */
const ENOUGH = 0.5;
/** Below this chance what a rule finds is a look-alike; danger to life and limb is never spared like this. */
const HARDLY = 0.001;
/** Fewer words are like anything: of them rules alone decide. */
const FEWEST_WORDS = 7;

/**
 * The reply that replaces coaching, or null. Rules decide first. A likeness to labelled messages finds messages that
 * the rules have no words for, separates danger from lesser matters, and exempts look-alikes. Deterministic.
 */
export const findSafetyReply = rememberLast((text: string): SafetyReply | null => {
  const reply = findFixedReply(text);
  return reply && withLaw(reply, text);
});

function findFixedReply(text: string): SafetyReply | null {
  const byRule = checkSafety(text);
  if (byRule?.level === 'stop') return byRule;
  const rest = cutDenial(text);
  if (!canBeCompared(rest)) return byRule ?? askAboutWeakSign(rest);
  const { chance, category } = computeDanger(rest);
  const byLikeness = chance > ENOUGH ? replyByLikeness(category, rest, { chance, byRule }) : null;
  if (!byRule || byLikeness?.level === 'stop')
    // Words that may mean danger mean none in a message that is like none at all: “cansei de tudo isso, quero mudar de carreira”.
    return byLikeness ?? (chance < HARDLY ? null : askAboutWeakSign(rest));
  return chance < HARDLY ? null : byRule;
}

/** A message without what the person denies of themselves: it is like danger, and no sign of it. Rules have exceptions for that. */
function cutDenial(text: string): string {
  const folded = foldKey(text);
  const rest = folded.replaceAll(DENIAL, ' ');
  return rest === folded ? text : rest.trim();
}

/**
 * A likeness to danger is one sign; what a rule finds, or words of the danger itself, are another. Without a second one the
 * mentor asks, or goes on.
 */
function replyByLikeness(
  category: SafetyCategory,
  text: string,
  { chance, byRule }: { readonly chance: number; readonly byRule: SafetyReply | null },
): SafetyReply | null {
  const asking = ASKING[category];
  if (asking && !isAboutWho(asking.who, text)) return null;
  if (!asking) return findReply(category);
  // Rules spare what only looks like the danger; its words are no sign either.
  const signs = weighSigns(asking, cutLookAlikes(category, text));
  // What a rule finds of a lesser matter is no sign of this danger, unless the likeness is sure or the words are there.
  if (byRule) return byRule.category === category || signs > 0 || chance >= SURE ? findReply(category) : null;
  if (signs >= ENOUGH_SIGNS && chance >= SURE) return findReply(category);
  return signs > 0 || chance >= NEARLY_SURE ? makeAskingReply(category) : null;
}

/** A word of danger, or two that ordinary talk has too. */
const ENOUGH_SIGNS = 2;
/** From this chance on a likeness with a word of danger stops; below it is asked. */
const SURE = 0.95;
/** From this chance on a likeness without any word of danger is asked about. */
const NEARLY_SURE = 0.9;
/** The same for a message too short to be like much: with a word of danger. */
const SHORT = 0.7;

/** Asks where a message has words that can mean danger or nothing, or is short and like one of danger. */
function askAboutWeakSign(text: string): SafetyReply | null {
  const normal = ` ${normalizeMessage(text)} `;
  const named = SafetyCategorySchema.options.find((category) =>
    ASKING[category]?.weak.some((words) => normal.includes(` ${words}`)),
  );
  if (named) return makeAskingReply(named);
  const words = normal.trim().split(' ');
  if (words.length < FEWEST_SHORT || words.length >= FEWEST_WORDS || isOtherLanguage(words, text))
    return null;
  const { chance, category } = computeDanger(text);
  const asking = ASKING[category];
  return asking && chance >= SHORT && weighSigns(asking, text) > 0 ? makeAskingReply(category) : null;
}

/** Of fewer words nothing is asked: “quero sumir” is a rule's matter. */
const FEWEST_SHORT = 3;

function makeAskingReply(category: SafetyCategory): SafetyReply | null {
  const asking = ASKING[category];
  if (!asking) return null;
  const { title, paragraphs } = asking;
  return { ...findReply(category), level: 'guide', title, paragraphs: [...paragraphs] };
}

/** Times and spans, whose figures are no age. */
const NO_AGE =
  /\b\d{1,4} (?:h|horas?|hs|da manha|da tarde|da noite|dias?|mil|mes|meses|reais|pessoas|minutos|min|vezes|por)\b/gu;

/** Whether a message names somebody whom a danger is about; true where a danger can be about anybody. */
function isAboutWho(who: string, text: string): boolean {
  const words = normalizeMessage(text).replaceAll(NO_AGE, ' ').split(' ');
  const names = who.split(' ').filter((name) => name !== '');
  return (
    names.length === 0 ||
    names.some((name) =>
      words.some((word) => (name.endsWith('.') ? `${word}.` === name : word.startsWith(name))),
    )
  );
}

/** How much the words of a message say of a danger: two for a word of danger, one for a word that is common, too. */
function weighSigns(
  { signs, common }: { readonly signs: string; readonly common: string },
  text: string,
): number {
  const words = normalizeMessage(text).split(' ');
  const found = (list: string): number =>
    list.split(' ').filter((sign) => sign !== '' && words.some((word) => word.startsWith(sign))).length;
  return ENOUGH_SIGNS * found(signs) + found(common);
}

/** Whether a reply only asks whether there is danger. */
export const isAsking = ({ category, level }: Pick<SafetyReply, 'category' | 'level'>): boolean =>
  level === 'guide' && ASKING[category] !== undefined;

/** The labelled messages are Portuguese, and longer than a word or two. */
function canBeCompared(text: string): boolean {
  const words = normalizeMessage(text).split(' ');
  return words.length >= FEWEST_WORDS && !isOtherLanguage(words, text);
}
