import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore/lite';
import * as v from 'valibot';
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

const CodesSchema = v.object({
  oobCodes: v.optional(
    v.array(v.object({ email: v.string(), requestType: v.string(), oobCode: v.string() })),
    [],
  ),
});

/** The code in the newest e-mail that the emulator would have sent; null for none. */
export async function readEmulatedCode(auth: Auth, email: string, kind: string): Promise<string | null> {
  const { emulatorConfig, app } = auth;
  if (!emulatorConfig) return null;
  const { protocol, host, port } = emulatorConfig;
  const origin = `${protocol}://${host}${port === null ? '' : `:${port}`}`;
  const answer = await fetch(`${origin}/emulator/v1/projects/${app.options.projectId}/oobCodes`);
  const { oobCodes } = v.parse(CodesSchema, await answer.json());
  const sent = oobCodes.filter((one) => one.email === email.toLowerCase() && one.requestType === kind);
  return sent.at(-1)?.oobCode ?? null;
}
