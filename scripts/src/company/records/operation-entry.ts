import { formatCount } from '@aura/shared-domain';
import { OPERATION, type StoredAuditEntry } from '@aura/shared-company';

/** An entry of the company's log about an action of an operator. */
export const buildOperationEntry = (
  action: StoredAuditEntry['action'],
  detail: string,
  at: Date,
): StoredAuditEntry => ({ at, actor: OPERATION, actorUid: null, subjectUid: null, action, detail });

/** Somebody who gets or loses the cockpit. */
interface ManagerOf {
  readonly uid: string;
  /** What they may be called by, the best first. */
  readonly names: readonly unknown[];
}

/**
 * An entry about who manages the company. It names the person by name and, for whoever erases their data, by uid; an
 * e-mail is in no entry, also where somebody calls themselves by one.
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
export const seatsText = (seats: number): string => formatCount(seats, 'licença', 'licenças');

/** The message about an unknown company. */
export const unknownCompany = (companyId: string): string =>
  `Não há empresa com o código "${companyId}"; "npm run company -- list" mostra todas.`;
