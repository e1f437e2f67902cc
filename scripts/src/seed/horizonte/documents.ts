import { getCalendar } from './calendar.ts';
import {
  makeAuditDocuments,
  makeCompanyDocument,
  makeContractDocument,
  makeSnapshotDocument,
  type Manager,
} from './company-documents.ts';
import type { SeededDocument } from './document.ts';
import { computeAddedContribution, buildHistory } from './history.ts';
import { drawLife } from './life.ts';
import { listDocuments } from './list-documents.ts';
import { makeMemberDocuments } from './member-documents.ts';
import { getRoster, type Colleague } from './roster.ts';

export interface Demo {
  /** All documents of the company and of its members' activity. */
  readonly documents: readonly SeededDocument[];
  /** The company itself; once it is there, so is the rest. */
  readonly company: SeededDocument;
}

/**
 * The current demo company, deterministic for a day and its people.
 * @param colleague the member who can sign in
 */
export function buildDemoCompany(
  now: Date,
  people: { readonly manager: Manager; readonly colleague: Colleague },
): Demo {
  const { manager, colleague } = people;
  const calendar = getCalendar(now);
  const roster = getRoster(calendar, colleague);
  const members = roster.flatMap((employee) => {
    const { membership } = employee;
    if (!membership) return [];
    const life = drawLife(employee, membership.joinedAt, now);
    return [{ employee, membership, life }];
  });
  const lives = new Map(members.map(({ employee, life }) => [employee.id, life]));
  const { groups, snapshots } = buildHistory(calendar, roster, lives);
  return {
    documents: [
      ...roster.flatMap((employee) => listDocuments(employee, groups.get(employee.id) ?? null)),
      ...members.flatMap(({ employee, membership, life }) => {
        const { id, removedAt } = employee;
        const kept = removedAt && groups.has(id) ? computeAddedContribution(employee, life, removedAt) : null;
        return makeMemberDocuments(employee, membership, { life, kept });
      }),
      ...snapshots.map(makeSnapshotDocument),
      makeContractDocument(calendar),
      ...makeAuditDocuments(calendar, roster, manager),
    ],
    company: makeCompanyDocument(calendar, roster, manager),
  };
}
