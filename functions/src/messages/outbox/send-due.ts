import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS, computeDay } from '@aura/shared-domain';
import { isBeingErased } from '../../account/ended-sessions.ts';
import { readAccount } from '../../account/owner.ts';
import { AddressSchema } from '../../config/message-settings.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { getChoices, locateChoices, isChosen } from '../choices/choices.ts';
import { STOP_PATH, stopToken } from '../choices/stop-link.ts';
import { stopAddress, getStop, stopRef } from '../choices/stops.ts';
import { composeMessage, composeNotice } from '../compose/compose-message.ts';
import { findKind } from '../kinds.ts';
import { findDevices, readDevice } from '../push/devices.ts';
import type { PushTransport } from '../push/web-push.ts';
import type { Mail, Transport } from '../transport/transport.ts';
import { isWithin, readCount } from './day-count.ts';
import { digestAddress, OUTBOX, SENT, type Waiting, WaitingSchema } from './message.ts';

/** The page of ours that the links of the account's messages lead to. */
const ACTION_PATH = '/conta/acao';

/**
 * The page that confirms an address or sets a new password, with a fresh code of the account service. Everything else
 * in the service's link is dropped.
 */
async function makeCodePath(
  accounts: Accounts,
  mode: 'verifyEmail' | 'resetPassword',
  address: string,
): Promise<string> {
  const link =
    mode === 'verifyEmail'
      ? await accounts.generateEmailVerificationLink(address)
      : await accounts.generatePasswordResetLink(address);
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  return `${ACTION_PATH}?${new URLSearchParams({ mode, oobCode: code })}`;
}

/** Minutes after the first, second, … try that failed. Two days and a half in all. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);

/** Time of the next try after a number of failures; null to give up. */
function computeNextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

export interface SendDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly transport: Transport;
  /** Null if no notices are sent to devices. */
  readonly push: PushTransport | null;
  readonly siteUrl: string;
  readonly linkKey: string;
  readonly now: () => Date;
}

/** The result of a message. All but `sent` and `later` explain why it was not sent. */
export type Outcome =
  | 'sent'
  | 'later'
  /** The address takes no mail. */
  | 'refused'
  /** No server accepts this message. */
  | 'rejected'
  | 'gone'
  | 'late'
  | 'unconfirmed'
  | 'unwanted'
  | 'stopped'
  | 'too_many'
  | 'malformed';

export type SentCounts = Readonly<Partial<Record<Outcome, number>>>;

const AT_ONCE = 20;
/** A sender holds a message for this time; longer than any transport's timeout. */
const LEASE_MS = 2 * 60_000;
const KEPT_MS = 60 * 24 * HOUR_MS;
const COUNTED_MS = 2 * 24 * HOUR_MS;
const COUNTS = 'messageCounts';

/** Sends what waits and whose time has come, a few at a time, until nothing is due. */
export async function sendDue(deps: SendDeps): Promise<SentCounts> {
  const counts: Partial<Record<Outcome, number>> = {};
  for (;;) {
    const due = deps.db.collection(OUTBOX).where('dueAt', '<=', deps.now()).orderBy('dueAt').limit(AT_ONCE);
    const { docs } = await due.get();
    const outcomes = await Promise.all(docs.map(({ ref }) => sendOne(deps, ref)));
    for (const outcome of outcomes) if (outcome) counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (docs.length < AT_ONCE) return counts;
  }
}

/** Tries one message; null if another sender holds it, or it is gone. */
export async function sendOne(deps: SendDeps, ref: DocumentReference): Promise<Outcome | null> {
  const { now } = deps;
  const taken = await take(deps, ref);
  if (taken === null) return null;
  if (typeof taken === 'string') return finish(deps, ref, null, taken);
  if (taken.way === 'push') return sendNotice(deps, ref, taken);
  const recipient = await findRecipient(deps, taken);
  if (typeof recipient === 'string') {
    return recipient === 'later' ? postpone(deps, ref, taken) : finish(deps, ref, taken, recipient);
  }
  const refusal = await findRefusal(deps, taken, recipient);
  if (refusal) return finish(deps, ref, taken, refusal);
  const code = await makeCode(deps, taken, recipient);
  if (code === 'later') return postpone(deps, ref, taken);
  const mail = code === 'gone' ? code : mailOf(deps, ref.id, taken, recipient, code);
  if (typeof mail === 'string') return finish(deps, ref, taken, mail);
  // Asked again at the last moment: the account may have been erased since, and its messages with it.
  if (!(await ref.get()).exists) return null;
  const delivery = await deps.transport(mail);
  if (delivery === 'later') return postpone(deps, ref, taken);
  if (delivery === 'refused') await stopAddress(deps, recipient.address, 'bounce', now());
  return finish(deps, ref, taken, delivery, recipient.address);
}

/**
 * Shows a notice on each device of the person. A service that is tried again may show it twice to a device, which
 * replaces the first one by the second.
 */
async function sendNotice(deps: SendDeps, ref: DocumentReference, waiting: Waiting): Promise<Outcome> {
  const { db, push } = deps;
  const { kind, uid } = waiting;
  if (!push || uid === null) return finish(deps, ref, waiting, 'gone');
  // A device has no address of its own: what goes to a person's devices is counted by the account.
  const refusal = await findRefusal(deps, waiting, { address: uid, uid, name: null, isConfirmed: true });
  if (refusal) return finish(deps, ref, waiting, refusal);
  const parsed = v.safeParse(findKind(kind).values, waiting.values);
  if (!parsed.success) return finish(deps, ref, waiting, 'malformed');
  const values = parsed.output as Readonly<Record<string, unknown>>;
  const text = JSON.stringify({ ...composeNotice(kind, values), tag: ref.id });
  const { docs } = await findDevices(db, uid).get();
  const deliveries = await Promise.all(
    docs.map(async (doc) => {
      const device = readDevice(doc.data());
      const delivery = device ? await push(device, text) : 'gone';
      if (delivery === 'gone') await doc.ref.delete({ lastUpdateTime: doc.updateTime }).catch(() => null);
      return delivery;
    }),
  );
  if (deliveries.includes('later')) return postpone(deps, ref, waiting);
  if (deliveries.includes('sent')) return finish(deps, ref, waiting, 'sent');
  return finish(deps, ref, waiting, deliveries.includes('rejected') ? 'rejected' : 'gone');
}

/** Whether a message has a notice on the person's devices beside it: of the topics that people may turn off. */
const hasNotice = ({ kind, uid, tries, way }: Waiting): boolean =>
  way === 'mail' && uid !== null && tries === 0 && isChosen(findKind(kind).topic);

/**
 * Reserves a message for a while; returns a result if it must not be tried. The first time it enqueues the notice on the
 * person's devices, if there are any.
 */
async function take({ db, now, push }: SendDeps, ref: DocumentReference): Promise<Waiting | Outcome | null> {
  const at = now();
  return db.runTransaction(async (tx) => {
    const [stored, earlier] = await tx.getAll(ref, db.collection(SENT).doc(ref.id));
    if (!stored?.exists) return null;
    if (earlier?.exists) {
      tx.delete(ref);
      return null;
    }
    const waiting = v.safeParse(WaitingSchema, stored.data());
    if (!waiting.success) return 'malformed';
    const { dueAt, tries } = waiting.output;
    if (dueAt > at) return null;
    const { uid } = waiting.output;
    if (push && uid !== null && hasNotice(waiting.output)) {
      const devices = await tx.get(findDevices(db, uid).limit(1));
      const notice = { ...stored.data(), way: 'push', dueAt: at };
      if (!devices.empty) tx.set(db.collection(OUTBOX).doc(`push_${ref.id}`), notice);
    }
    tx.update(ref, { dueAt: new Date(at.getTime() + LEASE_MS), tries: tries + 1 });
    return { ...waiting.output, tries: tries + 1 };
  });
}

interface Found {
  readonly address: string;
  readonly uid: string | null;
  readonly name: string | null;
  readonly isConfirmed: boolean;
}

async function findRecipient(
  { accounts, db, now }: SendDeps,
  waiting: Waiting,
): Promise<Found | 'gone' | 'later'> {
  const { afterAccount } = findKind(waiting.kind);
  if (waiting.uid === null || afterAccount) {
    const { address, uid } = waiting;
    if (!v.is(AddressSchema, address)) return 'gone';
    if (afterAccount && uid !== null && (await readAccount(accounts, uid))) return 'later';
    return { address, uid: null, name: null, isConfirmed: false };
  }
  // What is enqueued after the messages were erased, and before the account is, waits until that is gone too.
  const isErasing = await isBeingErased(db, waiting.uid, now());
  const account: UserRecord | null = await readAccount(accounts, waiting.uid);
  const { email } = account ?? {};
  if (!account || account.disabled || !v.is(AddressSchema, email)) return 'gone';
  if (isErasing) return 'later';
  const profile = (await db.doc(`users/${waiting.uid}`).get()).data();
  const name: unknown = profile?.['name'];
  return {
    address: email,
    uid: waiting.uid,
    name: typeof name === 'string' ? name : null,
    isConfirmed: account.emailVerified,
  };
}

/** Why a message is not sent to this recipient; null if it is. */
async function findRefusal(
  { db, linkKey, now }: SendDeps,
  waiting: Waiting,
  recipient: Found,
): Promise<Outcome | null> {
  const { topic, hours, confirmedOnly, ...limit } = findKind(waiting.kind);
  const at = now();
  if (at.getTime() - waiting.askedAt.getTime() > hours * HOUR_MS) return 'late';
  if (confirmedOnly && !recipient.isConfirmed) return 'unconfirmed';
  const stop = getStop((await stopRef({ db, linkKey }, recipient.address).get()).data());
  if (stop.reason !== null) return 'stopped';
  if (isChosen(topic)) {
    if (stop.refused.includes(topic)) return 'unwanted';
    const choices = recipient.uid && getChoices((await locateChoices(db, recipient.uid).get()).data());
    if (choices && choices.refused.includes(topic)) return 'unwanted';
  }
  if (waiting.tries > 1) return null;
  const count = db
    .collection(COUNTS)
    .doc(`${digestAddress(recipient.address)}_${waiting.kind}_${computeDay(at)}`);
  return db.runTransaction(async (tx) => {
    const before = readCount((await tx.get(count)).data());
    if (!isWithin(limit, before, at)) return 'too_many' as const;
    const expiresAt = new Date(at.getTime() + COUNTED_MS);
    tx.set(count, { sent: before.sent + 1, lastAt: at, expiresAt });
    return null;
  });
}

/** The code in a message's link; null for one without a code of the account service. */
async function makeCode(
  { accounts }: SendDeps,
  { kind }: Waiting,
  { address }: Found,
): Promise<{ readonly path: string } | null | 'gone' | 'later'> {
  const { code } = findKind(kind);
  if (!code) return null;
  try {
    // If the service hides which accounts exist, its answer about an unknown account looks like a fault.
    await accounts.getUserByEmail(address);
    return { path: await makeCodePath(accounts, code, address) };
  } catch (error) {
    // There is no account with this address, and the caller must not learn that.
    return UNKNOWN_ADDRESS.has(String((error as { code?: unknown }).code)) ? 'gone' : 'later';
  }
}

const UNKNOWN_ADDRESS = new Set(['auth/user-not-found', 'auth/invalid-email']);

function mailOf(
  { siteUrl, linkKey }: SendDeps,
  id: string,
  waiting: Waiting,
  recipient: Found,
  code: { readonly path: string } | null,
): Mail | 'malformed' {
  const { topic, values } = findKind(waiting.kind);
  const parsed = v.safeParse(values, waiting.values);
  if (!parsed.success) return 'malformed';
  const whose =
    recipient.uid === null ? { digest: digestAddress(recipient.address) } : { uid: recipient.uid };
  const unsubscribeUrl = isChosen(topic)
    ? `${siteUrl}/api${STOP_PATH}?t=${encodeURIComponent(stopToken(linkKey, whose, topic))}`
    : null;
  const composed = composeMessage({
    kind: waiting.kind,
    values: {
      ...(parsed.output as Readonly<Record<string, unknown>>),
      ...(code && { code: code.path }),
    },
    name: recipient.name,
    siteUrl,
    unsubscribeUrl,
  });
  return { ...composed, id, to: recipient.address, unsubscribeUrl };
}

/** Leaves a message for another time, or gives it up. */
async function postpone(deps: SendDeps, ref: DocumentReference, waiting: Waiting): Promise<Outcome> {
  const dueAt = computeNextTry(waiting.tries, deps.now());
  if (dueAt === null) return finish(deps, ref, waiting, 'rejected');
  // The account, and its messages with it, may have been erased while the transport was at work.
  return deps.db.runTransaction(async (tx) => {
    if (!(await tx.get(ref)).exists) return 'gone';
    tx.update(ref, { dueAt });
    return 'later';
  });
}

/**
 * Takes a message out of the outbox, and keeps what became of it without its words. Of a message that is gone from there
 * nothing is kept: its account was erased while it was on its way.
 */
async function finish(
  { db, now }: SendDeps,
  ref: DocumentReference,
  waiting: Waiting | null,
  outcome: Outcome,
  address: string | null = null,
): Promise<Outcome> {
  const at = now();
  await db.runTransaction(async (tx) => {
    const { exists } = await tx.get(ref);
    if (!exists) return;
    tx.delete(ref);
    tx.set(db.collection(SENT).doc(ref.id), {
      kind: waiting?.kind ?? null,
      // Nothing names an account that is gone.
      uid: outcome === 'gone' ? null : (waiting?.uid ?? null),
      addressDigest: address === null ? null : digestAddress(address),
      outcome,
      at,
      expiresAt: new Date(at.getTime() + KEPT_MS),
    });
  });
  return outcome;
}
