import { randomInt } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { closeGroups, ListedPersonSchema, type ClosedGroup, type Waiting } from '@aura/shared-company';
import { MINIMUM_CELL, OTHER_UNIT } from '@aura/shared-domain';
import { documentsOf } from '../../firebase/documents-of.ts';
import { withDates } from '../../profile/parse-profile.ts';

const PAGE = 300;
/** Groups that are closed in one transaction: 400 people. */
const AT_ONCE = 80;

const WaitingSchema = v.pick(ListedPersonSchema, ['department', 'addedAt']);

/**
 * Closes the groups of the people on a list who wait for one. A group is written whole or not at all, and nobody who
 * has one gets another: a run that was cut short is continued by the next, and of two at the same time the later one
 * looks again.
 */
export async function closeWaiting(db: Firestore, people: CollectionReference, now: Date): Promise<void> {
  let groups = await groupsToClose(people, now);
  while (groups.length > 0) {
    const isWritten = await writeGroups(db, people, groups.slice(0, AT_ONCE));
    groups = isWritten ? groups.slice(AT_ONCE) : await groupsToClose(people, now);
  }
}

async function groupsToClose(people: CollectionReference, now: Date): Promise<readonly ClosedGroup[]> {
  const waiting: Waiting[] = [];
  const query = people
    .where('removedAt', '==', null)
    .where('group', '==', null)
    .select('department', 'addedAt');
  for await (const person of documentsOf(query, PAGE)) {
    const listed = v.safeParse(WaitingSchema, withDates(person.data()));
    if (listed.success) waiting.push({ id: person.id, ...listed.output });
  }
  if (waiting.length < MINIMUM_CELL) return [];
  const units = await unitsWithGroups(people);
  return closeGroups(waiting, { size: MINIMUM_CELL, now, units, random });
}

/** From one unit to the next, however many people each has. */
async function unitsWithGroups(people: CollectionReference): Promise<ReadonlySet<string>> {
  const units = new Set<string>();
  const inOrder = people.orderBy('group.unit').select('group.unit').limit(1);
  let [next] = (await inOrder.get()).docs;
  while (next) {
    const unit = String(next.get('group.unit'));
    units.add(unit);
    [next] = (await inOrder.startAfter(unit).get()).docs;
  }
  return units;
}

/** As many lots as one draw can be among. */
const LOTS = 2 ** 48 - 1;

/** From 0 to 1, and foreseen by nobody. */
const random = (): number => randomInt(LOTS) / LOTS;

/**
 * @returns false, and nothing is written, where somebody has got a group, was taken off the list or out of the
 * department of their group meanwhile: it may have been left empty, and removed
 */
const writeGroups = (
  db: Firestore,
  people: CollectionReference,
  groups: readonly ClosedGroup[],
): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const placed = groups.flatMap(({ unit, people: ids }) =>
      ids.map((id) => ({ unit, person: people.doc(id) })),
    );
    const references = placed.map(({ person }) => person);
    const now = await tx.getAll(...references, { fieldMask: ['group', 'removedAt', 'department'] });
    const isWaiting = now.every((person, at) => {
      const unit = placed[at]?.unit;
      const isOfUnit = unit === OTHER_UNIT || person.get('department') === unit;
      return isOfUnit && person.get('group') === null && person.get('removedAt') === null;
    });
    if (!isWaiting) return false;
    for (const { unit, people: ids } of groups) {
      const group = { id: people.doc().id, unit };
      for (const id of ids) tx.update(people.doc(id), { group });
    }
    return true;
  });
