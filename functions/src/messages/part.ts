import {
  chooseMessagesEndpoint,
  confirmAddressEndpoint,
  keepDeviceEndpoint,
  leaveDeviceEndpoint,
  messageChoicesEndpoint,
  newPasswordEndpoint,
  securityNoticeEndpoint,
} from '@aura/shared-domain';
import { streamDocumentTree, walkStored } from '../account/stored-documents.ts';
import { eraseFound } from '../firebase/write-all-found.ts';
import { definePart } from '../parts/define-part.ts';
import { askNewPassword, askToConfirm, noticeChange } from './account-messages.ts';
import { saveChoice, showChoices } from './answer-choices.ts';
import { STOP_PATH } from './choices/stop-link.ts';
import { showStop, takeStop } from './choices/stop-page.ts';
import { stopRef } from './choices/stops.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { OUTBOX, SENT } from './outbox/message.ts';
import { dropDevice, findDevices, keepDevice } from './push/devices.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { describeWhen } from './describe-when.ts';

/** E-mails, and people's choices about them. */
export default definePart({
  name: 'messages',
  limits: {
    /** An attacker who requests links for another person's address would flood that mailbox. */
    accountMessages: { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 10_000, isShared: true },
    stopLinks: { capacity: 20, refillPerSecond: 1 / 5, maxKeys: 10_000 },
  },
  routes(bind, deps) {
    const { messages } = deps;
    const asking = { ...deps, isSending: messages.transport.kind !== 'none' };
    const stopping = { ...deps, linkKey: messages.linkKey };
    const choosing = { ...stopping, pushKey: messages.push?.keys.publicKey ?? null };
    bind(messageChoicesEndpoint, showChoices(choosing));
    bind(chooseMessagesEndpoint, saveChoice(choosing));
    bind(keepDeviceEndpoint, keepDevice({ ...deps, isDemo: messages.push?.isDemo ?? false }));
    bind(leaveDeviceEndpoint, dropDevice(deps));
    bind(confirmAddressEndpoint, askToConfirm(asking), { limit: 'accountMessages' });
    bind(securityNoticeEndpoint, noticeChange(asking), { limit: 'accountMessages' });
    bind(newPasswordEndpoint, askNewPassword(asking), { limit: 'accountMessages' });
    bind.handler({ method: 'GET', path: STOP_PATH }, showStop(stopping), { limit: 'stopLinks' });
    bind.handler({ method: 'POST', path: STOP_PATH }, takeStop(stopping), { limit: 'stopLinks' });
    // The provider tells of many people from one address, and signs every word.
    bind.unheld(
      { method: 'POST', path: '/messages/provider-events' },
      receiveProviderEvent({ ...stopping, secret: messages.eventSecret }),
    );
  },
  erase: {
    after: [
      {
        name: 'messages',
        async erase({ uid, email, emailVerified }, { db }) {
          await eraseFound(findDevices(db, uid));
          for (const name of [OUTBOX, SENT]) await eraseFound(db.collection(name).where('uid', '==', uid));
          // Whoever signs up with somebody else's address and erases the account must not have them written to.
          if (!email || !emailVerified) return;
          const now = new Date();
          // Sent once the account is gone, which is the last thing to go; nothing about it names the account.
          await db.runTransaction(async (tx) =>
            enqueueMessage(
              tx,
              db,
              {
                kind: 'account-deleted',
                to: { address: email },
                values: { when: describeWhen(now) },
                about: `account ${uid}`,
                notBefore: new Date(now.getTime() + 60_000),
              },
              now,
            ),
          );
        },
      },
    ],
  },
  async *exported({ uid, email }, { db, messages: { linkKey } }) {
    yield* walkStored(findDevices(db, uid));
    yield* walkStored(db.collection(SENT).where('uid', '==', uid));
    if (email) yield* streamDocumentTree(stopRef({ db, linkKey }, email));
  },
});
