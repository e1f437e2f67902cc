import { formatCount } from '@aura/shared-domain';
import { OPERATION, type StoredAuditEntry } from '@aura/shared-company';

/** An entry of the company's log about an action of an operator. */
export const buildOperationEntry = (
  action: StoredAuditEntry['action'],
  detail: string,
  at: Date,
): StoredAuditEntry => ({ at, actor: OPERATION, actorUid: null, subjectUid: null, action, detail });

/** A person who becomes or stops being a manager. */
interface ManagerOf {
  readonly uid: string;
  /** Possible names of the person, the best first. */
  readonly names: readonly unknown[];
}

/**
 * A log entry about a manager. It has the person's name and, for a later erasure, their uid; never an e-mail, even if
 * a person uses one as their name.
 */
export const buildManagerEntry = (
  action: 'manager_granted' | 'manager_revoked',
  { uid, names }: ManagerOf,
  at: Date,
): StoredAuditEntry => ({ ...buildOperationEntry(action, nameAmong(names), at), subjectUid: uid });

const nameAmong = (names: readonly unknown[]): string =>
  names.map((name) => (typeof name === 'string' ? name.trim() : '')).find(isName) ??
  'Pessoa sem nome no perfil';

const isName = (text: string): boolean => text !== '' && !text.includes('@');

/** A number of seats in words. */
export const formatSeats = (seats: number): string => formatCount(seats, 'licença', 'licenças');

/** The message about an unknown company. */
export const describeUnknownCompany = (companyId: string): string =>
  `Não há empresa com o código "${companyId}"; "npm run company -- list" mostra todas.`;
