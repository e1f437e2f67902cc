import type { BehaviorResult } from '@aura/shared-domain';
import { ITEMS } from '../items.ts';
import { READINGS } from '../../generated/behavior-readings.ts';
import { SIDES } from '../scoring/axes.ts';

/** How a decisive answer was read. */
export interface DecisiveReading {
  readonly id: string;
  /** The item. */
  readonly text: string;
  /** Whether it was agreed with; otherwise it was disagreed with. */
  readonly agreed: boolean;
  /** One sentence to the person: what the answer was taken to say. */
  readonly sentence: string;
}

/**
 * How each decisive answer was read. The answers themselves are not needed: a decisive one pushed towards the
 * tendency, or towards the likelier of two, and that tells which way it went. Ids of other versions are left out.
 */
export function listDecisiveReadings(
  result: Pick<BehaviorResult, 'archetype' | 'between' | 'decisiveItems'>,
): DecisiveReading[] {
  const towards = result.archetype ?? result.between?.[0];
  if (towards === undefined) return [];
  return result.decisiveItems.flatMap((id) => {
    const item = ITEMS.find((candidate) => candidate.id === id);
    const reading = item && READINGS[item.reversed ? item.pair : item.id];
    if (!reading) return [];
    const isMet = SIDES[towards][item.axis] === 1;
    const agreed = isMet !== item.reversed;
    const sentence = `Você ${agreed ? 'concordou' : 'discordou'}. Lemos que ${isMet ? reading.met : reading.unmet}.`;
    return [{ id, text: item.text, agreed, sentence }];
  });
}
