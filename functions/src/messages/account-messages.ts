import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@aura/shared-domain';
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
  'second-factor': 'Um segundo fator foi adicionado à entrada',
  sessions: 'Todas as sessões da conta foram encerradas',
} as const;

/** POST /messages/security-notice, and changes by the backend itself. */
export const tellOfChange =
  (deps: Pick<AskDeps, 'db' | 'now'>) =>
  async (uid: string, { what }: { readonly what: keyof typeof CHANGES }): Promise<Asked> => {
    const now = deps.now();
    const values = { what: CHANGES[what], when: describeWhen(now) };
    return ask(deps, {
      kind: 'security-notice',
      to: { uid },
      values,
      about: `${what} ${computeMinute(now)}`,
    });
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
