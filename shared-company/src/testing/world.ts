import type { Contribution } from '../contribution/contribution-schema.ts';
import { makeAnyContribution } from './make-any-contribution.ts';
import { createRandom } from './random.ts';

/** Something that the company itself does with its list, in a week counted from 0. */
export type ListEvent = { readonly week: number } & (
  | { readonly kind: 'listed' | 'moved'; readonly department: string }
  | { readonly kind: 'removed' | 'restored' }
);

/** A person on a company's list. */
export interface WorldPerson {
  readonly id: string;
  /** In their order; the first one puts them on the list. */
  readonly events: readonly ListEvent[];
  /**
   * Contribution from the beginning on, known to this person only; null if they never accepted or do not share. It
   * never changes, because people who stay the same reveal most to an attacker who compares weeks.
   */
  readonly secret: Contribution | null;
}

/** A company over some weeks. The list is what the company knows; the secrets are what it must not learn. */
export interface World {
  readonly weeks: number;
  readonly people: readonly WorldPerson[];
}

interface Shape {
  readonly people: number;
  readonly departments: number;
  readonly weeks: number;
  readonly seed: number;
  /** Part of the people who accept and share. */
  readonly adoption: number;
}

/** A company with departments of unequal size, people who come over the weeks, move, are taken off the list and come back. */
export function makeWorld({ people, departments, weeks, seed, adoption }: Shape): World {
  const random = createRandom(seed);
  // The square makes the first departments large and the last ones small.
  const anyDepartment = () => `dep-${Math.floor(random() ** 2 * departments)}`;
  const anyPerson = (_: unknown, at: number): WorldPerson => {
    const begins = random() < 0.6 ? 0 : Math.floor(random() * weeks);
    const events: ListEvent[] = [{ week: begins, kind: 'listed', department: anyDepartment() }];
    let listed = true;
    for (let week = begins + 1; week < weeks; week++) {
      const chance = random();
      if (listed && chance < 0.04) events.push({ week, kind: 'moved', department: anyDepartment() });
      else if (listed && chance < 0.08) {
        events.push({ week, kind: 'removed' });
        listed = false;
      } else if (!listed && chance < 0.3) {
        events.push({ week, kind: 'restored' });
        listed = true;
      }
    }
    const secret = random() < adoption ? makeAnyContribution(random) : null;
    return { id: `p-${String(at).padStart(4, '0')}`, events, secret };
  };
  return { weeks, people: Array.from({ length: people }, anyPerson) };
}
