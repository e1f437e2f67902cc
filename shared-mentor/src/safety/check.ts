import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { discrimination } from '../generated/safety/discrimination.ts';
import { forgery } from '../generated/safety/forgery.ts';
import { harassment } from '../generated/safety/harassment.ts';
import { injection } from '../generated/safety/injection.ts';
import { legal } from '../generated/safety/legal.ts';
import { medical } from '../generated/safety/medical.ts';
import { money } from '../generated/safety/money.ts';
import { otherPerson } from '../generated/safety/otherPerson.ts';
import { rememberLast } from '../remember-last.ts';
import { DANGERS } from './danger.ts';
import { findReply } from './reply.ts';
import { makeRule, type Rule } from './rules/rule.ts';
import { buildViews } from './text/views.ts';

/**
 * All rules, the gravest first; the first that finds decides. Dangers come first; then what people do to the person;
 * then what is refused, so that a false sick note is no matter for a doctor; then what a professional is asked.
 */
const RULES: readonly Rule[] = [
  ...DANGERS,
  makeRule('harassment', harassment),
  makeRule('discrimination', discrimination),
  makeRule('forgery', forgery),
  makeRule('injection', injection),
  makeRule('otherPerson', otherPerson),
  makeRule('medical', medical),
  makeRule('legal', legal),
  makeRule('money', money),
];

/** What a message is handled as, the gravest category first; null for one that the mentor may answer. */
function findCategory(text: string): SafetyCategory | null {
  const views = buildViews(text);
  return RULES.find(({ finds }) => views.some(finds))?.category ?? null;
}

/**
 * The fixed reply that replaces coaching, or null. By rules alone, deterministic. The mentor answers distress without
 * danger (burnout, tears, tiredness of work); only people who ask about health get a reply about health.
 */
export const checkSafety = rememberLast((text: string): SafetyReply | null => {
  const category = findCategory(text);
  return category && findReply(category);
});
