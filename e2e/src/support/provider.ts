import type { Person } from './people.ts';
import { blockOfPage, SITE } from './site.ts';

/** A person signed in at the account provider, as a page's session stores them. */
export interface Admission {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** When the token ends, milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly email: string;
  readonly displayName: string;
  /** Key of the project, by which the session finds what it has kept. */
  readonly apiKey: string;
}

interface Answer {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
  readonly displayName?: string;
}

let knownKey: Promise<string> | undefined;

async function readKey(): Promise<string> {
  const html = await (await fetch(SITE)).text();
  const { firebase } = blockOfPage('aura-config', html) as { firebase: { apiKey: string } };
  return firebase.apiKey;
}

/**
 * Asks the accounts' interface what the library on a page asks it. By way of the site, which mends what its emulator
 * gets wrong about tokens of the second of a sign-up.
 */
async function ask(call: 'signUp' | 'signInWithPassword' | 'update', body: object): Promise<Answer> {
  const key = await (knownKey ??= readKey());
  const url = `${SITE}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${key}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Opens an account as the form of the sign-up does, and names it. */
export async function signUpByRest({ email, password, name }: Person): Promise<Admission> {
  const answer = await ask('signUp', { email, password });
  await ask('update', { idToken: answer.idToken, displayName: name });
  return admission(answer, email, name);
}

/** Signs in a person with an account. */
export async function admit({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Admission> {
  const answer = await ask('signInWithPassword', { email, password });
  return admission(answer, email, answer.displayName ?? '');
}

async function admission(answer: Answer, email: string, displayName: string): Promise<Admission> {
  const { localId: uid, idToken, refreshToken, expiresIn } = answer;
  const expiresAt = Date.now() + Number(expiresIn) * 1000;
  return {
    uid,
    idToken,
    refreshToken,
    expiresAt,
    email,
    displayName,
    apiKey: await (knownKey ??= readKey()),
  };
}
