import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';

const RULES = join(import.meta.dirname, '../../firestore.rules');
/** `npm run rules:mutants` names a project that holds rules with a mistake. */
const LOADED_PROJECT = process.env['AURA_RULES_PROJECT'];
/** The emulator lets this token past the rules. */
const PAST_THE_RULES = 'owner';

export interface RulesUnderTest {
  /** Project of the emulator that the rules guard. */
  readonly projectId: string;
  /** Firestore as a browser sees it, signed in as `uid` or, with null, not at all. */
  as(uid: string | null, claims?: Readonly<Record<string, string | number>>): Firestore;
  /** Writes a document past the rules. */
  seed(path: string, data: DocumentData): Promise<void>;
  /** Deletes every document of the project. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Loads the rules into a separate project (`demo-rules-<name>-…`) of the running emulator. */
export async function loadRulesUnderTest(name: string): Promise<RulesUnderTest> {
  // A denied write is what most tests ask for; the client would print each of them.
  setLogLevel('silent');
  // Also apart from another run against the same emulator.
  const projectId = LOADED_PROJECT ?? `demo-rules-${name}-${process.pid}`;
  const environment = await initializeTestEnvironment({
    projectId,
    ...(LOADED_PROJECT === undefined && { firestore: { rules: await readFile(RULES, 'utf8') } }),
  });
  await environment.clearFirestore();

  const apps = new Map<string, FirebaseApp>();
  const client = (key: string, mockUserToken?: string | { sub: string }): Firestore => {
    const known = apps.get(key);
    if (known) return getFirestore(known);
    const app = initializeApp({ projectId }, `${projectId} ${key}`);
    const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
    connectFirestoreEmulator(getFirestore(app), host, port, mockUserToken ? { mockUserToken } : {});
    apps.set(key, app);
    return getFirestore(app);
  };
  return {
    projectId,
    as: (uid, claims = {}) =>
      uid === null ? client('nobody') : client(JSON.stringify([uid, claims]), { ...claims, sub: uid }),
    seed: (path, data) => setDoc(doc(client('trusted', PAST_THE_RULES), path), data),
    clear: () => environment.clearFirestore(),
    async stop() {
      await Promise.all([...apps.values()].map((app) => deleteApp(app)));
      await environment.cleanup();
    },
  };
}
