import { randomUUID } from 'node:crypto';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { decodeJwt } from 'jose';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  /** The currently stored document `users/{uid}`. */
  profile(): Promise<DocumentData>;
  /** Documents of one of the person's own sub-collections, by id. */
  stored(name: string): Promise<Record<string, DocumentData>>;
}

/** Signs a person up in the Auth emulator; null means an account without a profile. */
export async function newPerson(db: Firestore, profile: DocumentData | null = {}): Promise<Person> {
  const { uid, email, token } = await signUp();
  const document = db.doc(`users/${uid}`);
  if (profile) await document.set({ name: 'Pessoa de teste', avatarUrl: null, ...profile });
  return {
    uid,
    email,
    token,
    profile: async () => (await document.get()).data() ?? {},
    stored: async (name) => {
      const { docs } = await document.collection(name).get();
      return Object.fromEntries(docs.map((entry) => [entry.id, entry.data()]));
    },
  };
}

/**
 * The emulator records the time of a sign-up shortly before the time from which tokens are valid. If a second begins
 * between the two, it treats every token as revoked: then sign up another person.
 */
async function signUp(): Promise<Pick<Person, 'uid' | 'email' | 'token'>> {
  const email = `${randomUUID()}@exemplo.invalid`;
  const credentials = { email, password: randomUUID(), returnSecureToken: true };
  const answer = await askAuth('accounts:signUp?key=emulator', credentials);
  const { localId: uid, idToken: token } = answer as { localId: string; idToken: string };
  const { auth_time: signedUpAt, iat } = decodeJwt(token);
  return iat === signedUpAt ? { uid, email, token } : signUp();
}

/** A person with a confirmed address, as required before a first payment. */
export async function newBuyer(db: Firestore, profile: DocumentData | null = {}): Promise<Person> {
  const person = await newPerson(db, profile);
  await verifyEmail(person.uid);
  return person;
}

/** Lets the account count as having shown that its e-mail is its own. */
export async function verifyEmail(uid: string): Promise<void> {
  await askAuth('projects/demo-aura/accounts:update', { localId: uid, emailVerified: true }, AS_OWNER);
}

/** Changes the password as anybody may who has a token of the account, past our pages and our backend. */
export async function changePassword(token: string): Promise<void> {
  await askAuth('accounts:update?key=emulator', { idToken: token, password: randomUUID() });
}

/** The emulator lets this token past its rules; a sign-up made with it would give no token of the person. */
const AS_OWNER = { authorization: 'Bearer owner' };

async function askAuth(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** An ID token as the Auth emulator makes them (unsigned), with these claims in place of the usual ones. */
export function forgeToken(uid: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const usual = {
    iss: 'https://securetoken.google.com/demo-aura',
    aud: 'demo-aura',
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
  };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ ...usual, ...claims })}.`;
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
