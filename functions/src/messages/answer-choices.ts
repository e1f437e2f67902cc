import {
  err,
  MESSAGE_TOPICS,
  ok,
  type MessageChoices,
  type MessageTopic,
  type Result,
} from '@aura/shared-domain';
import { readOwner } from '../account/owner.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';
import { getChoices, locateChoices, storeAnswer } from './choices/choices.ts';
import { getStop, stopRef, type StopStore } from './choices/stops.ts';

interface ChoiceDeps extends StopStore {
  readonly accounts: Accounts;
  readonly now: () => Date;
  /** What a browser needs to subscribe to notices; null if none are sent. */
  readonly pushKey: string | null;
}

/** GET /messages/choices: a person's e-mail topics and address. */
export const showChoices =
  (deps: ChoiceDeps) =>
  async (uid: string): Promise<Result<MessageChoices, Failure>> => {
    const { db, accounts, pushKey } = deps;
    const owner = await readOwner(accounts, uid);
    if (!owner.ok) return owner;
    const { email, emailVerified } = owner.value;
    const { refused } = getChoices((await locateChoices(db, uid).get()).data());
    const stop = email ? getStop((await stopRef(deps, email).get()).data()) : null;
    return ok({
      address: email ?? null,
      isConfirmed: emailVerified,
      stopped: stop?.reason ?? null,
      pushKey,
      topics: MESSAGE_TOPICS.map((topic) => ({ topic, wants: !refused.includes(topic) })),
    });
  };

/** POST /messages/choices: stores one answer, with its time and wording. */
export const saveChoice =
  (deps: ChoiceDeps) =>
  async (
    uid: string,
    choice: { readonly topic: MessageTopic; readonly wants: boolean },
  ): Promise<Result<MessageChoices, Failure>> => {
    const stored = await storeAnswer(deps.db, uid, { ...choice, by: 'settings' }, deps.now());
    return stored ? showChoices(deps)(uid) : err({ code: 'not_found' });
  };
