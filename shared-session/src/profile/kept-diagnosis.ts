import { ok, PROFILE_FIELDS } from '@aura/shared-domain';
import * as v from 'valibot';
import type { SessionBackend, StoredDocument } from '../backend/session-backend.contract.ts';
import type { SafeStorage } from '../store/safe-storage.ts';

const KEY = 'aura.diagnosis';
const DIAGNOSIS = 'lastDiagnosisResult';
/** Set anew by every diagnosis, and only by one: its version. */
const VERSION = 'generatedAt';
const PROFILE_PATH = /^users\/([^/]+)$/;

/** Everything that a profile is made of, and of its diagnosis the version alone. */
const FIELDS_WITHOUT_DIAGNOSIS = [
  ...PROFILE_FIELDS.filter((field) => field !== DIAGNOSIS),
  `${DIAGNOSIS}.${VERSION}`,
];

const VersionedSchema = v.looseObject({ [VERSION]: v.string() });
const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.string(), diagnosis: VersionedSchema }),
);

/**
 * A backend that reads a diagnosis, most of what a profile weighs, once in a tab: later reads of the profile ask for its
 * version only. What was read goes when the person does.
 * @param storage of the tab
 */
export function keepDiagnosis(
  backend: SessionBackend,
  storage: Pick<SafeStorage, 'read' | 'write'>,
): SessionBackend {
  const forget = () => storage.write(KEY, null);

  function findKept(uid: string): v.InferOutput<typeof VersionedSchema> | null {
    const kept = v.safeParse(KeptSchema, storage.read(KEY));
    return kept.success && kept.output.uid === uid ? kept.output.diagnosis : null;
  }

  function keep(uid: string, profile: StoredDocument['data'] | null): void {
    const diagnosis = v.safeParse(VersionedSchema, profile?.[DIAGNOSIS]);
    if (diagnosis.success) storage.write(KEY, JSON.stringify({ uid, diagnosis: diagnosis.output }));
    else forget();
  }

  /** The profile with the diagnosis of this tab; null if that is not the newest one, or the read failed. */
  async function readAround(path: string, uid: string): Promise<StoredDocument['data'] | null> {
    const kept = findKept(uid);
    if (!kept) return null;
    const read = await backend.readFields(path, FIELDS_WITHOUT_DIAGNOSIS);
    if (!read.ok || !read.value) return null;
    const stored = v.safeParse(VersionedSchema, read.value[DIAGNOSIS]);
    const isNewest = stored.success && stored.output[VERSION] === kept[VERSION];
    return isNewest ? { ...read.value, [DIAGNOSIS]: kept } : null;
  }

  return {
    ...backend,
    readDocument: async (path) => {
      const [, uid] = PROFILE_PATH.exec(path) ?? [];
      if (uid === undefined) return backend.readDocument(path);
      const composed = await readAround(path, uid);
      if (composed) return ok(composed);
      const read = await backend.readDocument(path);
      // an answer that comes after the person has left must not stay behind
      if (read.ok && backend.currentUser()?.uid === uid) keep(uid, read.value);
      return read;
    },
    onUser: (listener) =>
      backend.onUser((user) => {
        if (!user) forget();
        listener(user);
      }),
    signOut: () => {
      forget();
      return backend.signOut();
    },
  };
}
