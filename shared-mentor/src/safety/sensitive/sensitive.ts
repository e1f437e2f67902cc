import { anyOf } from '../rules/rule.ts';
import { viewsOf } from '../text/views.ts';
import { NUMBERS } from './documents.ts';
import { SENSITIVE_PHRASES, type SensitiveCategory } from './words.ts';

const PATTERNS = (Object.keys(SENSITIVE_PHRASES) as SensitiveCategory[]).map(
  (category) => [category, anyOf(SENSITIVE_PHRASES[category], 'u')] as const,
);

/** Why a text must never be remembered; null for one that may be. Rather too strict than too lax. */
export function sensitiveIn(text: string): SensitiveCategory | null {
  const number = NUMBERS.find(([, pattern]) => pattern.test(text));
  if (number) return number[0];
  const views = viewsOf(text);
  return PATTERNS.find(([, pattern]) => views.some((view) => pattern.test(view)))?.[0] ?? null;
}
