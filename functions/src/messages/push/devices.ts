import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Failure } from '../../http/failure.ts';
import { isPushAddress, type Device } from './web-push.ts';

/** Devices that show notices, by a digest of their address, so that one belongs to one person. */
const DEVICES = 'pushSubscriptions';
/** Most devices of one person; another one takes the place of the oldest. */
const MOST_DEVICES = 5;

const StoredSchema = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  at: v.instance(Timestamp),
});

export const findDevices = (db: Firestore, uid: string) => db.collection(DEVICES).where('uid', '==', uid);

/** A stored device; null if it is none. */
export function readDevice(data: unknown): Device | null {
  const stored = v.safeParse(StoredSchema, data);
  return stored.success ? stored.output : null;
}

const locateDevice = (db: Firestore, endpoint: string) =>
  db.collection(DEVICES).doc(createHash('sha256').update(endpoint).digest('hex').slice(0, 40));

interface DeviceDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly isDemo: boolean;
}

/** POST /messages/devices: this device shows the notices of this person from now on, and nobody else's. */
export const keepDevice =
  ({ db, now, isDemo }: DeviceDeps) =>
  async (uid: string, device: Device): Promise<Result<{ readonly kept: boolean }, Failure>> => {
    if (!isPushAddress(device.endpoint, isDemo)) return ok({ kept: false });
    const { endpoint, p256dh, auth } = device;
    const ref = locateDevice(db, endpoint);
    const isKept = await db.runTransaction(async (tx) => {
      const person = await tx.get(db.doc(`users/${uid}`));
      if (!person.exists) return false;
      const { docs } = await tx.get(findDevices(db, uid));
      const others = docs
        .filter(({ id }) => id !== ref.id)
        .toSorted((a, b) => b.updateTime.toMillis() - a.updateTime.toMillis());
      for (const old of others.slice(MOST_DEVICES - 1)) tx.delete(old.ref);
      tx.set(ref, { uid, endpoint, p256dh, auth, at: now() });
      return true;
    });
    return isKept ? ok({ kept: true }) : err({ code: 'not_found' });
  };

/** POST /messages/devices/leave: this device shows no more notices. */
export const dropDevice =
  ({ db }: Pick<DeviceDeps, 'db'>) =>
  async (
    uid: string,
    { endpoint }: Pick<Device, 'endpoint'>,
  ): Promise<Result<{ readonly kept: boolean }, Failure>> => {
    const ref = locateDevice(db, endpoint);
    await db.runTransaction(async (tx) => {
      if ((await tx.get(ref)).get('uid') === uid) tx.delete(ref);
    });
    return ok({ kept: false });
  };
