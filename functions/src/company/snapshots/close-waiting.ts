import { randomInt } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  closeGroups,
  ListedPersonSchema,
  findCountedMailbox,
  type ClosedGroup,
  type Waiting,
} from '@aura/shared-company';
import { MINIMUM_CELL, OTHER_UNIT } from '@aura/shared-domain';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { withDates } from '../../profile/parse-profile.ts';
import type { CompanyDocuments } from '../company-documents.ts';

const PAGE = 300;
/** Groups of a unit that are closed in one transaction: 400 people. */
const AT_ONCE = 80;

const WaitingSchema = v.pick(ListedPersonSchema, ['department', 'addedAt', 'email']);

/**
 * Closes the groups of the waiting people on a list. The groups of a unit are written together, so that the accounts
 * of the complete batch protect each, and no person gets a second group. The next run continues an interrupted one,
 * and of two concurrent runs the later one checks again.
 */
export async function closeWaiting(
  db: Firestore,
  { people, members }: Pick<CompanyDocuments, 'people' | 'members'>,
  closing: Closing,
): Promise<void> {
  const groupsToClose = () => findGroups(people, members, closing);
  let groups = await groupsToClose();
  while (groups.length > 0) {
    const batch = groups.filter(({ unit }) => unit === groups[0]?.unit).slice(0, AT_ONCE);
    const isWritten = await writeGroups(db, people, batch);
    groups = isWritten ? groups.slice(batch.length) : await groupsToClose();
  }
}

interface Closing {
  readonly now: Date;
  /** Accounts that a batch of groups needs. */
  readonly fewestAccounts: number;
  /** Those that the company has shown to be its own. */
  readonly ownDomains: readonly string[];
}

async function findGroups(
  people: CollectionReference,
  members: CollectionReference,
  { now, fewestAccounts, ownDomains }: Closing,
): Promise<readonly ClosedGroup[]> {
  const waiting: (v.InferOutput<typeof WaitingSchema> & { readonly id: string })[] = [];
  const query = people
    .where('removedAt', '==', null)
    .where('group', '==', null)
    .select('department', 'addedAt', 'email');
  for await (const person of walkDocuments(query, PAGE)) {
    const listed = v.safeParse(WaitingSchema, withDates(person.data()));
    if (listed.success) waiting.push({ id: person.id, ...listed.output });
  }
  if (waiting.length < MINIMUM_CELL + fewestAccounts) return [];
  const units = await readUnitsWithGroups(people);
  const accepted = await readAcceptedPlaces(members);
  const accounts = waiting.map(({ email, ...person }): Waiting => ({
    ...person,
    mailbox: accepted.has(person.id) ? findCountedMailbox(email, ownDomains) : null,
  }));
  return closeGroups(accounts, { size: MINIMUM_CELL, now, units, random: drawRandom, fewestAccounts });
}

/** People who accepted have confirmed their address. Whether they share does not matter here. */
async function readAcceptedPlaces(members: CollectionReference): Promise<ReadonlySet<string>> {
  const places = new Set<string>();
  for await (const member of walkDocuments(members.where('endedAt', '==', null).select('personId'), PAGE))
    places.add(String(member.get('personId')));
  return places;
}

/** From one unit to the next, however many people each has. */
async function readUnitsWithGroups(people: CollectionReference): Promise<ReadonlySet<string>> {
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

/** Cryptographically random, from 0 to 1. */
const drawRandom = (): number => randomInt(LOTS) / LOTS;

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
