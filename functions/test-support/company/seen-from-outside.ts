import type { PublishedSet, Publisher, World, WorldPerson } from '@aura/shared-company/testing';
import type { LivedCompany } from './lived-company.ts';

/** What an attacker has before them of a company that lived, and the secrets that they try to learn. */
export interface SeenFromOutside {
  readonly world: World;
  readonly publisher: Publisher;
}

/**
 * A company as seen by an attacker who knows the list, the groups, all published sums, and the weeks in which some
 * member of a unit started or stopped contributing, but not who. In between the attacker knows that no one changed,
 * also while people are removed from the list. So each such week makes everyone count as a new person.
 * @param roundedTo the rounded sums; by default, the real ones
 */
export function seenFromOutside(
  { placings, snapshots, added }: LivedCompany,
  { weeks, people }: World,
  roundedTo?: number,
): SeenFromOutside {
  const worldPeople = new Map(people.map((person) => [person.id, person]));
  const eras = new Map<string, number>();
  const seen = new Map<string, WorldPerson>();
  const sets: PublishedSet[] = [];
  for (const [week, units] of placings.entries())
    for (const [unit, inUnit] of units) {
      const before = placings[week - 1]?.get(unit) ?? [];
      const hasChanged = before.some((id) => added[week]?.get(id) !== added[week - 1]?.get(id));
      const era = (eras.get(unit) ?? 0) + Number(hasChanged);
      eras.set(unit, era);
      const published = snapshots[week];
      if (!published?.units.some((sums) => sums.unit === unit)) continue;
      const known = inUnit.map((id) => `${id} ${era}`);
      for (const [at, id] of inUnit.entries()) {
        const events = worldPeople.get(id)?.events ?? [];
        seen.set(known[at] ?? '', { id: known[at] ?? '', events, secret: added[week]?.get(id) ?? null });
      }
      sets.push({ week, people: known, roundedTo: roundedTo ?? published.size });
    }
  return {
    world: { weeks, people: [...seen.values()] },
    publisher: { name: 'the answers of the backend', setsOf: () => sets },
  };
}
