import { SENSITIVE } from '../../generated/safety/sensitive.ts';
import { compileExpressions } from '../rules/rule.ts';
import { buildViews } from '../text/views.ts';

/**
 * Sensitive data by law, and secrets. A workplace is not sensitive, so "enfermeira em hospital" may be remembered; in
 * doubt, data is not remembered.
 */
export type SensitiveCategory = keyof typeof SENSITIVE;

/** Numbers and secrets, matched in the text as typed. */
const NUMBERS: readonly (readonly ['documents' | 'bank' | 'otherPeople', RegExp])[] = [
  // CPF, CNPJ, RG, CNH, PIS.
  ['documents', /(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/u],
  ['documents', /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/u],
  ['documents', /(?<!\d)\d{1,2}\.\d{3}\.\d{3}-?[\dxX](?!\d)/u],
  // Cards.
  ['bank', /(?<!\d)(?:\d{4}[ -]?){3}\d{1,4}(?!\d)/u],
  // Telephones and e-mail addresses of any person.
  ['otherPeople', /(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/u],
  ['otherPeople', /[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2,}/u],
];

const PATTERNS = (Object.keys(SENSITIVE) as SensitiveCategory[]).map(
  (category) => [category, compileExpressions(SENSITIVE[category], 'u')] as const,
);

/** Why a text must never be remembered; null for one that may be. Rather too strict than too lax. */
export function findSensitive(text: string): SensitiveCategory | null {
  const number = NUMBERS.find(([, pattern]) => pattern.test(text));
  if (number) return number[0];
  const views = buildViews(text);
  return PATTERNS.find(([, pattern]) => views.some((view) => pattern.test(view)))?.[0] ?? null;
}
