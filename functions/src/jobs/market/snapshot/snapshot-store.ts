import { MINUTE_MS, HOUR_MS } from '@aura/shared-domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Manifest, ManifestSchema, type OpenedMarket, openMarket } from './market-snapshot.ts';

/** A document holds one mebibyte at most, its names and numbers included. */
const PART_BYTES = 900 * 1024;

const EntrySchema = v.object({
  ...ManifestSchema.entries,
  /** Names the bytes, and those before, which a process may still be reading. */
  generation: v.string(),
  former: v.nullable(v.string()),
  /** When the ads were last looked at, changed or not. */
  checkedAt: v.instance(Timestamp),
});
type Entry = v.InferOutput<typeof EntrySchema>;

/** What a process knows of the stored snapshot without its bytes. */
export interface StoredSnapshot {
  readonly generation: string;
  readonly manifest: Manifest;
  readonly checkedAt: Date;
}

/** Where the snapshot of the market is kept: `marketSnapshots/current`, and its bytes in parts. */
export interface SnapshotStore {
  /** The current one; null if there is none of this format. */
  read(): Promise<StoredSnapshot | null>;
  readBytes(snapshot: StoredSnapshot): Promise<Uint8Array>;
  /** Puts a snapshot in the place of the current one, which stays readable until the next. */
  write(manifest: Manifest, bytes: Uint8Array, now: Date): Promise<void>;
  /** Says that the current one was looked at again, and how the sources did. */
  confirm(sources: Manifest['sources'], now: Date): Promise<void>;
}

const countParts = (size: number): number => Math.ceil(size / PART_BYTES);

export function createSnapshotStore(db: Firestore): SnapshotStore {
  const current = () => db.doc('marketSnapshots/current');
  const part = (generation: string, number: number) =>
    db.doc(`marketSnapshots/${generation}/marketParts/${number}`);
  const readEntry = async (): Promise<Entry | null> => {
    const entry = v.safeParse(EntrySchema, (await current().get()).data());
    return entry.success ? entry.output : null;
  };
  return {
    async read() {
      const entry = await readEntry();
      if (!entry) return null;
      const { generation, former: _, checkedAt, ...manifest } = entry;
      return { generation, manifest, checkedAt: checkedAt.toDate() };
    },
    async readBytes({ generation, manifest: { size } }) {
      const parts = Array.from({ length: countParts(size) }, (_, number) => part(generation, number));
      const documents = parts.length === 0 ? [] : await db.getAll(...parts);
      return Buffer.concat(
        documents.map((document) => {
          const bytes: unknown = document.get('bytes');
          return bytes instanceof Uint8Array ? bytes : new Uint8Array();
        }),
      );
    },
    async write(manifest, bytes, now) {
      const before = await readEntry();
      const generation = `${manifest.sha256.slice(0, 16)}-${now.getTime()}`;
      // One after the other: a request takes ten mebibytes at most.
      for (let number = 0; number < countParts(bytes.length); number += 1) {
        const own = Buffer.from(bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES));
        await part(generation, number).set({ bytes: own });
      }
      const entry = { ...manifest, generation, former: before?.generation ?? null };
      await current().set({ ...entry, checkedAt: Timestamp.fromDate(now) });
      if (before?.former) await db.recursiveDelete(db.doc(`marketSnapshots/${before.former}`));
    },
    async confirm(sources, now) {
      await current().update({ sources: [...sources], checkedAt: Timestamp.fromDate(now) });
    },
  };
}

/** How often a process looks whether there is another snapshot. */
const LOOK_MS = MINUTE_MS;
/** An indexer that did not look for so long is broken: processes read the ads themselves again. */
const OLDEST_MS = 6 * HOUR_MS;

/** The market of the newest snapshot, for one process; null where it has to read the ads itself. */
export type ReadSnapshot = () => Promise<OpenedMarket | null>;

/**
 * Loads the newest snapshot once for all who ask. Only the first ones wait for it: later ones get the former market until
 * the next is there. A snapshot that is damaged, of another version or too old counts as none.
 */
export function createSnapshotReader(store: SnapshotStore, now: () => Date): ReadSnapshot {
  let held: { readonly generation: string; readonly market: OpenedMarket | null } | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let look: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const stored = await store.read();
    if (!stored) return;
    checkedAt = stored.checkedAt.getTime();
    const { generation, manifest } = stored;
    if (held?.generation === generation) {
      const { market } = held;
      held = { generation, market: market && { ...market, sources: manifest.sources } };
      return;
    }
    const opened = openMarket(manifest, await store.readBytes(stored));
    // The former market stays where there is one: a little old is better than none.
    if (opened.ok || !held) held = { generation, market: opened.ok ? opened.value : null };
  };

  return async () => {
    const at = now().getTime();
    if (!look && at - lookedAt >= LOOK_MS) {
      lookedAt = at;
      // A database that is away leaves what is held; without anything, the process reads the ads itself.
      look = load()
        .catch(() => undefined)
        .finally(() => (look = null));
    }
    if (!held?.market) await look;
    return held && at - checkedAt < OLDEST_MS ? held.market : null;
  };
}
