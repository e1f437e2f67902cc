import { onDocumentCreated } from 'firebase-functions/firestore';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { runByClock } from '../schedule/run-by-clock.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { OUTBOX } from './outbox/message.ts';
import { sendDue, sendOne, type SendDeps } from './outbox/send-due.ts';

import type { MessageSettings } from '../config/message-settings.ts';
import { createPushTransport } from './push/web-push.ts';
import { resendTransport } from './transport/resend-transport.ts';
import { createSmtpTransport } from './transport/smtp-transport.ts';
import type { Transport } from './transport/transport.ts';

/** The configured transport; null if nothing is sent. */
function selectTransport({ transport }: MessageSettings): Transport | null {
  if (transport.kind === 'none') return null;
  return transport.kind === 'smtp' ? createSmtpTransport(transport) : resendTransport(transport);
}

/** Without a way to send, messages wait until they are of no use. */
const transport = selectTransport(deployed.messages) ?? (async () => 'later' as const);

const sendDeps: SendDeps = {
  ...deployed,
  transport,
  push: deployed.messages.push && createPushTransport(deployed.messages.push, deployed.now),
  siteUrl: deployed.badges.siteUrl,
  linkKey: deployed.messages.linkKey,
};

/** A waiting message is one small document; the sweep sends the rest of large batches. */
const TRIGGER = {
  region: FUNCTIONS_REGION,
  memory: '512MiB',
  maxInstances: 3,
  timeoutSeconds: 120,
  secrets: deployed.secrets,
} as const;

/** Sends a message right after its cause. */
export const messageAsked = onDocumentCreated(
  { ...TRIGGER, document: `${OUTBOX}/{message}` },
  async (event) => {
    if (event.data) await sendOne(sendDeps, event.data.ref);
  },
);

/** Sends failed and delayed messages, and those that their trigger missed. */
export const messageSweep = runByClock('* * * * *', async ({ report }) => {
  const counts = await sendDue(sendDeps);
  const isQuiet = Object.keys(counts).length === 0;
  if (!isQuiet) report({ message: 'messages sent', severity: 'INFO', ...counts });
});

/** Greets each new profile once; not if the account was erased before this ran. */
export const profileBegun = onDocumentCreated({ ...TRIGGER, document: 'users/{uid}' }, async (event) => {
  const { uid } = event.params;
  const { db, now } = deployed;
  await db.runTransaction(async (tx) => {
    const profile = await tx.get(db.doc(`users/${uid}`));
    if (!profile.exists) return;
    enqueueMessage(tx, db, { kind: 'welcome', to: { uid }, values: {}, about: 'profile' }, now());
  });
});
