import { applySuggestion } from '@aura/shared-career/apply';
import type { ResumeStructure, Suggestion } from '@aura/shared-domain';
import type { Accepted } from '../state.ts';

const ORDER: Readonly<Record<Suggestion['operation'], number>> = { replace: 0, add: 1, remove: 2 };

/** Digits of a path compared as numbers, so that `items.10` comes after `items.9`. */
const byPath = new Intl.Collator('en', { numeric: true });

/**
 * A CV with the accepted suggestions in it. Replacements first, then additions, then removals from the end to the
 * beginning: so no change moves the place of another. One that no longer fits is left out.
 */
export function withAccepted(
  resume: ResumeStructure,
  suggestions: readonly Suggestion[],
  accepted: readonly Accepted[],
): ResumeStructure {
  const texts = new Map(accepted.map(({ id, text }) => [id, text]));
  return suggestions
    .filter(({ id }) => texts.has(id))
    .toSorted((a, b) => ORDER[a.operation] - ORDER[b.operation] || byPath.compare(b.path, a.path))
    .reduce((current, suggestion) => {
      const next = applySuggestion(current, suggestion, texts.get(suggestion.id) ?? '');
      return next.ok ? next.value : current;
    }, resume);
}
