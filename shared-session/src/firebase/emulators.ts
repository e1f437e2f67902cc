import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore/lite';
import type { RuntimeConfig } from '../config/runtime-config.ts';

/** Points the library to the local emulators. Reached only by builds made for them. */
export function connectEmulators(
  auth: Auth,
  db: Firestore,
  addresses: NonNullable<RuntimeConfig['emulators']>,
): void {
  connectAuthEmulator(auth, addresses.auth || location.origin, { disableWarnings: true });
  const { hostname, port } = new URL(`http://${addresses.firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port));
}
