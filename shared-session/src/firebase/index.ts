import { initializeApp } from 'firebase/app';
import { indexedDBLocalPersistence, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { AskSecondFactor } from '../auth/second-factor.ts';
import type { SessionBackend } from '../backend/session-backend.contract.ts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { createFirebaseAuth } from './auth.ts';
import { createFirestoreDocuments } from './documents.ts';
import { connectEmulators } from './emulators.ts';
import { createFieldReader } from './read-fields.ts';

/**
 * The session's backend on Firebase. This folder is a separate chunk, and the only place that imports Firebase. It
 * does not pass the pop-up resolver here, because that would load Google's script and frame immediately.
 */
export function createFirebaseBackend(config: RuntimeConfig, ask: AskSecondFactor): SessionBackend {
  const app = initializeApp(config.firebase);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, inMemoryPersistence] });
  auth.languageCode = 'pt-BR';
  // `getFirestore` would bring the code that connects emulators into every build
  const db = initializeFirestore(app, {});
  // denials are results here; the library would also print each of them
  setLogLevel('silent');
  let emulated = false;
  let origin = 'https://firestore.googleapis.com';
  if (__AURA_EMULATORS__) {
    if (config.emulators) {
      connectEmulators(auth, db, config.emulators);
      emulated = true;
      origin = `http://${config.emulators.firestore}`;
    }
  }
  const authBackend = createFirebaseAuth(auth, emulated, ask);
  const root = `${origin}/v1/projects/${config.firebase.projectId}/databases/(default)/documents`;
  const readFields = createFieldReader(root, (refresh) => authBackend.idToken(refresh));
  return { ...authBackend, ...createFirestoreDocuments(db), readFields };
}
