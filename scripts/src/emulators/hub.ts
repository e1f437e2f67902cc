import { EMULATOR_PORTS } from '../ports/emulator-ports.ts';
import { AUTH_HOST, PROJECT } from './project.ts';

const EXPORT_TIMEOUT_MS = 30_000;

/** Lets the running emulators write their data to a folder. False on failure. */
export async function exportData(path: string): Promise<boolean> {
  return send('POST', `http://127.0.0.1:${EMULATOR_PORTS.hub}/_admin/export`, { path, initiatedBy: 'aura' });
}

/**
 * Makes the Auth emulator answer as production projects do: the same error for an unknown e-mail and for a wrong
 * password.
 */
export async function protectEmails(): Promise<boolean> {
  const url = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  const config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
  return send('PATCH', `${url}?updateMask=emailPrivacyConfig`, config);
}

/**
 * Lets an account's tokens count from a time on.
 * @param from Unix time, seconds
 */
export async function holdTokensValidFrom(uid: string, from: number): Promise<boolean> {
  const url = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
  return send('POST', url, { localId: uid, validSince: String(from) });
}

async function send(method: string, url: string, body: object): Promise<boolean> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  }).catch(() => null);
  return response?.ok ?? false;
}
