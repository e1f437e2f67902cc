import {
  BELOW_COMPANY,
  COMPANIES,
  COMPANY_CONTRACTS,
  OPERATION,
  computeSeatsTold,
  type Company,
  type Snapshot,
  type StoredAuditEntry,
} from '@aura/shared-company';
import {
  computeIsoDay,
  type CompanyContract,
  DAY_MS,
  FEWEST_ACCOUNTS,
  MINIMUM_BREAKDOWN,
  MINIMUM_CELL,
} from '@aura/shared-domain';
import { type Calendar } from './calendar.ts';
import { HORIZONTE } from './company.ts';
import type { SeededDocument } from './document.ts';
import { SECOND_LINK_DAYS, type Employee } from './roster.ts';
import { TAKEN_OFF } from '../../generated/staff.ts';
import type { Arrival } from './staff.ts';

/** Who manages the demo company. */
export interface Manager {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

const CONTRACT_DAYS = 365;

const PATH = `${COMPANIES}/${HORIZONTE.id}`;

/** The document of the company itself. */
export function makeCompanyDocument(
  { foundedAt, snapshots }: Calendar,
  roster: readonly Employee[],
  manager: Manager,
): SeededDocument {
  const company: Company = {
    name: HORIZONTE.name,
    seats: HORIZONTE.seats,
    seatsUsed: roster.filter(({ removedAt }) => removedAt === null).length,
    seatsTold: computeSeatsTold(
      0,
      roster.filter(({ membership, removedAt }) => membership && !removedAt).length,
    ),
    departments: HORIZONTE.departments.map((department) => ({ ...department })),
    managers: [manager.uid],
    managerInvites: [],
    domains: [
      {
        domain: HORIZONTE.domain,
        proof: 'aura-dominio=demonstracao',
        addedAt: foundedAt,
        provenAt: foundedAt,
      },
    ],
    minimumCell: MINIMUM_CELL,
    minimumBreakdown: MINIMUM_BREAKDOWN,
    fewestAccounts: FEWEST_ACCOUNTS,
    followUps: [],
    programmes: [makeProgramme(foundedAt, manager)],
    snapshots: snapshots.map(({ week }) => week),
    createdAt: foundedAt,
  };
  return { path: PATH, data: company };
}

/** A lesson for everybody, given in the second week: a cockpit that has run for months has more than an empty form. */
const makeProgramme = (foundedAt: Date, { uid, name }: Manager): Company['programmes'][number] => ({
  id: 'conversas-de-feedback',
  title: 'Conversas de feedback',
  units: [],
  lessons: ['feedback-construtivo'],
  dueOn: null,
  owner: { id: uid, name },
  alert: null,
  createdAt: new Date(foundedAt.getTime() + PROGRAMME_AFTER_DAYS * DAY_MS),
  endedAt: null,
});
const PROGRAMME_AFTER_DAYS = 10;

/** The contract with the company: of a year that begins with it. */
export function makeContractDocument({ foundedAt }: Pick<Calendar, 'foundedAt'>): SeededDocument {
  const startsOn = computeIsoDay(foundedAt);
  const last = new Date(foundedAt.getTime() + (CONTRACT_DAYS - 1) * DAY_MS);
  const contract: CompanyContract = { ...HORIZONTE.contract, startsOn, endsOn: computeIsoDay(last) };
  return { path: `${COMPANY_CONTRACTS}/${HORIZONTE.id}`, data: contract };
}

export const makeSnapshotDocument = (snapshot: Snapshot): SeededDocument => ({
  path: `${PATH}/${BELOW_COMPANY.snapshots}/${snapshot.week}`,
  data: { week: snapshot.week, takenAt: new Date(snapshot.takenAt), body: JSON.stringify(snapshot) },
});

/** The log entries about the creation of the list. */
export function makeAuditDocuments(
  { foundedAt, arrivals, takenOffAt }: Calendar,
  roster: readonly Employee[],
  manager: Manager,
): readonly SeededDocument[] {
  const byOperation = { actor: OPERATION, actorUid: null, subjectUid: null };
  const byManager = {
    actor: `${manager.name} (${manager.email})`,
    actorUid: manager.uid,
    subjectUid: null,
  };
  const arrived = (arrival: Arrival) => roster.filter(({ addedAt }) => addedAt === arrivals[arrival]);
  const imports = (['first', 'second', 'third'] as const).flatMap((arrival): StoredAuditEntry[] => {
    const at = arrivals[arrival];
    const people = arrived(arrival);
    const again = people.filter(({ invitedAt }) => invitedAt > at).length;
    const againAt = new Date(at.getTime() + SECOND_LINK_DAYS * DAY_MS);
    return [
      { ...byManager, at, action: 'people_imported', detail: describeLines(people.length) },
      { ...byManager, at: againAt, action: 'invitation_renewed', detail: `${again} pessoas` },
    ];
  });
  const invited = arrived('recent').map(({ name, addedAt: at }): StoredAuditEntry => ({
    ...byManager,
    at,
    action: 'person_invited',
    detail: name,
  }));
  const entries: readonly StoredAuditEntry[] = [
    { ...byOperation, at: foundedAt, action: 'company_created', detail: `${HORIZONTE.seats} licenças` },
    {
      ...byOperation,
      at: foundedAt,
      action: 'manager_granted',
      detail: manager.name,
      subjectUid: manager.uid,
    },
    ...imports,
    { ...byManager, at: takenOffAt, action: 'person_removed', detail: TAKEN_OFF },
    ...invited,
  ];
  const inOrder = entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return inOrder.map((data, at) => ({
    path: `${PATH}/${BELOW_COMPANY.auditLog}/demo-${String(at + 1).padStart(2, '0')}`,
    data,
  }));
}

/** As an import says it: the first line of a file has the names of its columns. */
const describeLines = (people: number): string => `Linhas 2 a ${people + 1} · incluídas: ${people}`;
