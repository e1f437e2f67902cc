import { startFirestoreEmulator } from './firestore-emulator.ts';

/** Starts a Firestore emulator for the suites if none is running. */
export default async function setup(): Promise<(() => Promise<void>) | void> {
  process.env['GCLOUD_PROJECT'] ??= 'demo-aura';
  // Google's libraries would ask the network whether this is a machine of theirs.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  if (process.env['FIRESTORE_EMULATOR_HOST']) return;
  const emulator = await startFirestoreEmulator();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  return () => emulator.stop();
}
