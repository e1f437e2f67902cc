import type { Suggestion } from '@aura/shared-domain';
import type { FactSource } from '../facts/fact-source.ts';
import { readFactSource } from '../facts/source.ts';

/** The facts that any text for a suggestion may use: the current text and the named facts. */
export const readSuggestionScope = ({ before, after }: Pick<Suggestion, 'before' | 'after'>): FactSource =>
  readFactSource([before, ...after.facts.map(({ text }) => text)]);
