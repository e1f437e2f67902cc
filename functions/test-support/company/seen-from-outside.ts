import type { PublishedSet, Publisher, World, WorldPerson } from '@aura/shared-company/testing';
import type { LivedCompany } from './lived-company.ts';

/** What an attacker has before them of a company that lived, and the secrets that they try to learn. */
export interface SeenFromOutside {
  readonly world: World;
  readonly publisher: Publisher;
}

/**
 * A company as an attacker sees it who knows the list, the groups, all published sums, and in which weeks somebody of
 * a unit began or ceased to add something, though not who: that is what nobody is told. In between they know that
 * nobody changed, also while people are taken off the list. So everybody counts as somebody new from each such week on.
 * @param roundedTo what the sums would have been rounded to; by default, what they were
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
