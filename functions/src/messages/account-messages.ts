import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@aura/shared-domain';
import { endRevokedSessions } from '../account/ended-sessions.ts';
import { readOwner } from '../account/owner.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';
import { enqueueMessage } from './enqueue-message.ts';
import type { Message } from './outbox/message.ts';
import { describeWhen } from './describe-when.ts';

interface AskDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: () => Date;
  /** Whether messages are sent from here; otherwise the page lets the account service send its own. */
  readonly isSending: boolean;
}

type Asked = Result<{ readonly asked: boolean }, Failure>;

/** Clicks of one minute ask for one message. */
const computeMinute = (now: Date): string => now.toISOString().slice(0, 16);

const ask = async ({ db, now }: Pick<AskDeps, 'db' | 'now'>, message: Message): Promise<Asked> => {
  await db.runTransaction(async (tx) => enqueueMessage(tx, db, message, now()));
  return ok({ asked: true });
};

/** POST /messages/confirm-address */
export const askToConfirm =
  (deps: AskDeps) =>
  async (uid: string): Promise<Asked> => {
    if (!deps.isSending) return ok({ asked: false });
    const owner = await readOwner(deps.accounts, uid);
    if (!owner.ok) return owner;
    // Each address is another matter: it may have been changed within the minute.
    const about = `${computeMinute(deps.now())} ${owner.value.email ?? ''}`;
    return ask(deps, { kind: 'confirm-address', to: { uid }, values: {}, about });
  };

const CHANGES = {
  password: 'A senha foi trocada',
  access: 'A senha ou outro meio de entrada da conta foi trocado',
  'second-factor': 'Um segundo fator foi adicionado à entrada',
  sessions: 'Todas as sessões da conta foram encerradas',
} as const;

type Change = keyof typeof CHANGES;

/** Tells the owner of a change. @param about the change, where it may be told more than once; its kind by default */
export const tellOfChange =
  (deps: Pick<AskDeps, 'db' | 'now'>) =>
  async (
    uid: string,
    {
      what,
      at = deps.now(),
      about = what,
    }: { readonly what: Change; readonly at?: Date; readonly about?: string },
  ): Promise<Asked> =>
    ask(deps, {
      kind: 'security-notice',
      to: { uid },
      values: { what: CHANGES[what], when: describeWhen(at) },
      about: `${about} ${computeMinute(at)}`,
    });

type ChangeDeps = Pick<AskDeps, 'db' | 'accounts' | 'now'>;

/** POST /messages/security-notice. A changed password also ends the sessions that began before it. */
export const noticeChange =
  (deps: ChangeDeps) =>
  async (uid: string, { what }: { readonly what: 'password' | 'second-factor' }): Promise<Asked> => {
    const revoked = what === 'password' ? await endRevokedSessions(deps, uid) : null;
    return tellOfChange(deps)(uid, { what, ...(revoked && { at: revoked.at }) });
  };

/**
 * Ends the sessions that were revoked where nobody told us, such as by a link that was sent, or a call past our pages,
 * and tells the owner. One change is told once: its page may tell of it at the same time.
 */
export const watchAccess =
  (deps: ChangeDeps) =>
  async (uid: string): Promise<void> => {
    const revoked = await endRevokedSessions(deps, uid);
    if (revoked?.isNew) await tellOfChange(deps)(uid, { what: 'access', at: revoked.at, about: 'password' });
  };

/** POST /messages/new-password: does not check whether the account exists, so that the answer cannot reveal it. */
export const askNewPassword =
  (deps: AskDeps) =>
  async ({ email }: { readonly email: string }): Promise<Asked> => {
    if (!deps.isSending) return ok({ asked: false });
    return ask(deps, {
      kind: 'new-password',
      to: { address: email },
      values: {},
      about: computeMinute(deps.now()),
    });
  };
