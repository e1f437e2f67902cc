import type { Firestore } from 'firebase-admin/firestore';
import { MemberSchema, type Contribution, type UnitContributions } from '@aura/shared-company';
import * as v from 'valibot';
import { documentsOf } from '../../firebase/documents-of.ts';
import { withDates } from '../../profile/parse-profile.ts';
import type { CompanyDocuments } from '../company-documents.ts';
import { contributionNow, isCounted } from './contribution-now.ts';

const PAGE = 300;
/** Members who are read at once. */
const AT_ONCE = 5;

/** What the people in closed groups add to the sums of their units. */
interface Collected {
  readonly units: readonly UnitContributions[];
  /** Members of whom something could not be read; they add nothing. */
  readonly unread: number;
}

/**
 * Collects what members add: those who share and are counted already, what is true of them now; those whom the company
 * took off its list, what was kept of them, also where they are back and not counted yet. Each place on the list adds
 * once, whoever had it before. Who has no closed group adds nothing.
 */
export async function unitContributions(
  db: Firestore,
  { people, members }: Pick<CompanyDocuments, 'people' | 'members'>,
  now: Date,
): Promise<Collected> {
  const unitOf = new Map<string, string>();
  for await (const person of documentsOf(people.orderBy('group.unit').select('group.unit'), PAGE))
    unitOf.set(person.id, String(person.get('group.unit')));

  const added = new Map<string, Contribution>();
  let unread = 0;
  const waiting = documentsOf(members, PAGE);
  const visit = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const member = v.safeParse(MemberSchema, withDates(next.value.data()));
      if (!member.success) unread += 1;
      if (!member.success || !unitOf.has(member.output.personId)) continue;
      const { personId, kept } = member.output;
      if (isCounted(member.output, now)) {
        const contribution = await contributionNow(db, db, { member: member.output, now });
        if (contribution) added.set(personId, contribution);
        else unread += 1;
      } else if (kept && !added.has(personId)) added.set(personId, kept);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return { units: byUnit(unitOf, added), unread };
}

function byUnit(
  unitOf: ReadonlyMap<string, string>,
  added: ReadonlyMap<string, Contribution>,
): readonly UnitContributions[] {
  const units = new Map<string, { n: number; contributions: Contribution[] }>();
  for (const [personId, unit] of unitOf) {
    const sums = units.get(unit) ?? { n: 0, contributions: [] };
    const contribution = added.get(personId);
    if (contribution) sums.contributions.push(contribution);
    units.set(unit, { n: sums.n + 1, contributions: sums.contributions });
  }
  return [...units].map(([unit, sums]) => ({ unit, ...sums }));
}
