import type { Suggestion } from '@aura/shared-domain';
import type { FactSource } from '../facts/fact-source.ts';
import { readFactSource } from '../facts/source.ts';

/** What any text for a suggestion may rest on: what stands there now and the facts that it names. */
export const readSuggestionScope = ({ before, after }: Pick<Suggestion, 'before' | 'after'>): FactSource =>
  readFactSource([before, ...after.facts.map(({ text }) => text)]);
