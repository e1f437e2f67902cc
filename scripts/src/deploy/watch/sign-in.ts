import * as v from 'valibot';
import { billingStatusEndpoint } from '@aura/shared-domain';
import type { Check } from '../verify/verify.ts';

/** An account of no person, to test whether people can sign in. */
export interface Watcher {
  readonly email: string;
  readonly password: string;
}

interface Site {
  readonly origin: string;
  /** Key of the site's Firebase app. */
  readonly apiKey: string;
}

const ACCOUNTS = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const TokenSchema = v.object({ idToken: v.string() });

/** Signs in as a browser would, and asks the backend for something of that account's own. */
export async function trySignIn(
  { origin, apiKey }: Site,
  { email, password }: Watcher,
  fetch = globalThis.fetch,
): Promise<readonly Check[]> {
  let token = '';
  const entrance = await findProblem(async () => {
    const answer = await fetch(`${ACCOUNTS}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${origin}/` },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    if (!answer.ok) return `respondeu ${answer.status}`;
    token = v.parse(TokenSchema, await answer.json()).idToken;
    return null;
  });
  if (entrance !== null) return [{ name: 'entrada', problem: entrance }];
  const backend = await findProblem(async () => {
    const { method, path, response } = billingStatusEndpoint;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) return `respondeu ${answer.status}`;
    return v.is(response, await answer.json()) ? null : 'respondeu o que o contrato não diz';
  });
  return [
    { name: 'entrada', problem: null },
    { name: 'servidor, com a conta', problem: backend },
  ];
}

const findProblem = (run: () => Promise<string | null>): Promise<string | null> =>
  run().catch((error: unknown) => `não respondeu (${String(error)})`);
