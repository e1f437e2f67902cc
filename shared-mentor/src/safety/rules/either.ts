import { anyOf, type Rule } from './rule.ts';

/** One rule out of several of its category: what one of them finds is found. */
export const either = (first: Rule, ...others: readonly Rule[]): Rule => ({
  category: first.category,
  finds: (view) => [first, ...others].some(({ finds }) => finds(view)),
});

/** A rule that is silent on a whole message as soon as it holds one of the phrases. */
export function unless(phrases: readonly string[], { category, finds }: Rule): Rule {
  const spared = anyOf(phrases, 'u');
  return { category, finds: (view) => finds(view) && !spared.test(view) };
}
