import type { Firestore } from 'firebase-admin/firestore';
import {
  findCountedMailbox,
  type Contribution,
  type Member,
  type UnitContributions,
} from '@aura/shared-company';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { readMember, type CompanyDocuments } from '../company-documents.ts';
import type { SnapshotParts } from './snapshot-parts.ts';
import { readContributionUntil, isCounted } from './read-contribution.ts';

const PAGE = 300;
/** Members who are read at once. */
const AT_ONCE = 25;

/** A person's place in a closed group. */
interface Place {
  readonly unit: string;
  /** Whether they are on the company's list still. */
  readonly isListed: boolean;
  /** The mailbox by which their account counts for a minimum, if they accepted; null if it does not count. */
  readonly mailbox: string | null;
}

interface Collecting {
  readonly now: Date;
  /** By default now. */
  readonly until?: Date;
  /** Domains that the company has shown to be its own. */
  readonly ownDomains: readonly string[];
  /** What earlier runs have read; by default all is read, and nothing kept. */
  readonly parts?: SnapshotParts;
  /** Members whose activity is read in this run, at most. */
  readonly most?: number;
}

/** The contributions of people in closed groups to the sums of their units. */
interface Collected {
  readonly units: readonly UnitContributions[];
  /** Active memberships. */
  readonly active: number;
  /** Members with unreadable data; they add nothing. */
  readonly unread: number;
}

/**
 * Collects contributions: of sharing, counted members up to the given time; of people removed from the list their kept
 * ones, also after they returned but are not counted yet. Each place on the list contributes once, whoever held it
 * before. People without a closed group contribute nothing. Null if more members are left than one run reads: the parts then
 * hold those that it has read, and the next run goes on.
 */
export async function collectUnitContributions(
  db: Firestore,
  { people, members }: Pick<CompanyDocuments, 'people' | 'members'>,
  { now, until = now, ownDomains, parts, most = Infinity }: Collecting,
): Promise<Collected | null> {
  const places = new Map<string, Place>();
  for await (const person of walkDocuments(
    people.orderBy('group.unit').select('group.unit', 'removedAt', 'email'),
    PAGE,
  ))
    places.set(person.id, {
      unit: String(person.get('group.unit')),
      isListed: person.get('removedAt') === null,
      mailbox: findCountedMailbox(String(person.get('email')), ownDomains),
    });

  const added = new Map<string, Contribution>();
  const accepted = new Set<string>();
  let unread = 0;
  let active = 0;
  const run = { read: 0, isCut: false };
  const waiting = walkDocuments(members, PAGE);
  const readNew = async (member: Member): Promise<Contribution | null> => {
    if (run.read === most) {
      run.isCut = true;
      return null;
    }
    run.read += 1;
    const contribution = await readContributionUntil(db, db, { member, until });
    if (contribution) await parts?.add(member, contribution);
    // Every run asks for what it cannot read again: counted, it would leave no turn to the others.
    else run.read -= 1;
    return contribution;
  };
  const visit = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done && !run.isCut; next = await waiting.next()) {
      const member = readMember(next.value.data());
      if (!member) unread += 1;
      if (member?.endedAt === null) active += 1;
      if (!member || !places.has(member.personId)) continue;
      const { personId, kept } = member;
      // People who accepted have confirmed their address. Whether they share does not matter here.
      if (member.endedAt === null) accepted.add(personId);
      if (isCounted(member, now)) {
        const contribution = parts?.find(member) ?? (await readNew(member));
        if (contribution) added.set(personId, contribution);
        else if (!run.isCut) unread += 1;
      } else if (kept && !added.has(personId)) added.set(personId, kept);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  if (run.isCut) {
    await parts?.flush();
    return null;
  }
  return { units: groupByUnit(places, added, accepted), active, unread };
}

function groupByUnit(
  places: ReadonlyMap<string, Place>,
  added: ReadonlyMap<string, Contribution>,
  accepted: ReadonlySet<string>,
): readonly UnitContributions[] {
  const units = new Map<
    string,
    { n: number; listed: number; mailboxes: Set<string>; contributions: Contribution[] }
  >();
  for (const [personId, { unit, isListed, mailbox }] of places) {
    const none = { n: 0, listed: 0, mailboxes: new Set<string>(), contributions: [] };
    const { n, listed, mailboxes, contributions } = units.get(unit) ?? none;
    const contribution = added.get(personId);
    if (contribution) contributions.push(contribution);
    if (isListed && mailbox !== null && accepted.has(personId)) mailboxes.add(mailbox);
    units.set(unit, { n: n + 1, listed: listed + (isListed ? 1 : 0), mailboxes, contributions });
  }
  return [...units].map(([unit, { mailboxes, ...sums }]) => ({ unit, ...sums, accounts: mailboxes.size }));
}
