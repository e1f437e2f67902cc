import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { digestFiles } from '../../files/digest-files.ts';
import { countFreeBytes, isFullDisk } from '../../machine/free-space.ts';

/**
 * Data of the emulators, in generations: each save is a separate folder, with a list of its files. An incomplete or
 * damaged one is detected, and an older one replaces it.
 */
export interface Generations {
  /** Folder of the newest good generation; null if there is none. Damaged ones are set aside, with a message. */
  readonly open: () => Promise<string | null>;
  /**
   * Stores a new generation, unless it equals the last. Reports once why, if nothing can be stored.
   * @param write writes the data into a folder; false if that failed
   */
  readonly save: (write: Write) => Promise<void>;
}

interface Ports {
  readonly say: (line: string) => void;
  /** Free bytes at the data's location; the disk's by default. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Enough to go back behind what destroyed the newest ones, for a few megabytes each. */
const KEPT = 3;
const LIST = 'aura-files.json';
const DAMAGED = 'damaged';
const PARTIAL = 'partial';
/** A save needs a few megabytes; a disk that has fewer than these is full for everything else as well. */
const LEAST_BYTES = 100 * 1024 * 1024;

const FULL =
  'O disco está cheio: o que você fizer agora não fica salvo. Libere espaço; nada precisa ser reiniciado.';

const ListSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
const isGeneration = (name: string): boolean => /^\d{6}$/.test(name);

/** The generations below a folder. Data of an earlier version of the platform is the first of them. */
export function openGenerations(folder: string, { say, freeBytes = countFreeBytes }: Ports): Generations {
  /** The reason why the last save failed; reported once. */
  let trouble: string | null = null;

  const names = async (): Promise<string[]> => {
    await adoptFormer(folder);
    return (await readdir(folder)).filter(isGeneration).toSorted().toReversed();
  };

  /** Why nothing was stored; null on success. Earlier data stays intact in any case. */
  const attempt = async (write: Write): Promise<string | null> => {
    try {
      if ((await freeBytes(folder)) < LEAST_BYTES) return FULL;
      await keep(folder, await names(), write);
      return null;
    } catch (error) {
      return isFullDisk(error) ? FULL : `Os dados não puderam ser salvos agora (${String(error)}).`;
    }
  };

  return {
    async open() {
      for (const name of await names()) {
        if (await isWhole(join(folder, name))) return join(folder, name);
        await mkdir(join(folder, DAMAGED), { recursive: true });
        await rename(join(folder, name), join(folder, DAMAGED, `${name}-${Date.now()}`));
        say(
          `Os dados locais ${name} estão danificados; foram guardados à parte em ${join(folder, DAMAGED)}.`,
        );
      }
      return null;
    },
    async save(write) {
      const why = await attempt(write);
      if (why !== null && why !== trouble) say(why);
      trouble = why;
    },
  };
}

type Write = (folder: string) => Promise<boolean>;

/** Writes the next generation below a folder. @param names of the generations, the newest first */
async function keep(folder: string, [newest, ...older]: readonly string[], write: Write): Promise<void> {
  const partial = join(folder, PARTIAL);
  await rm(partial, { recursive: true, force: true });
  if (!(await write(partial))) return;
  const files = JSON.stringify(await digestFiles(partial));
  if (newest !== undefined && (await readList(join(folder, newest))) === files) {
    await rm(partial, { recursive: true, force: true });
    return;
  }
  await writeFile(join(partial, LIST), files);
  const next = String(Number(newest ?? 0) + 1).padStart(6, '0');
  await rename(partial, join(folder, next));
  for (const name of older.slice(KEPT - 2)) await rm(join(folder, name), { recursive: true, force: true });
}

const readList = (generation: string): Promise<string | null> =>
  readFile(join(generation, LIST), 'utf8').catch(() => null);

/** Whether the generation contains exactly the written files. */
async function isWhole(generation: string): Promise<boolean> {
  const listed = v.safeParse(ListSchema, await readList(generation));
  if (!listed.success) return false;
  const { [LIST]: _own, ...files } = await digestFiles(generation);
  return JSON.stringify(files) === JSON.stringify(listed.output);
}

/** Before generations, the data was in the folder itself: it cannot be verified, so trust it. */
async function adoptFormer(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = (await readdir(folder)).filter((name) => !isGeneration(name) && !OWN.has(name));
  if (!entries.includes('firebase-export-metadata.json')) return;
  const first = join(folder, '000000');
  await mkdir(first, { recursive: true });
  for (const name of entries) await rename(join(folder, name), join(first, name));
  await writeFile(join(first, LIST), JSON.stringify(await digestFiles(first)));
}

const OWN = new Set([DAMAGED, PARTIAL]);

/** Even a power cut loses half a minute at most. */
const INTERVAL_MS = 30_000;

/** Saves again and again, one save at a time, until the returned function is called. */
export function saveRegularly(save: () => Promise<void>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void save().finally(() => (busy = false));
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
