import { setTimeout as wait } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as v from 'valibot';

/** The documents and accounts of one project, asked in the services' own words: nothing is lost in a translation. */
export interface Cloud {
  readonly project: string;
  /** @param verb what the database does, such as `runQuery` */
  readonly documents: <T>(verb: string, body: object, schema: v.GenericSchema<unknown, T>) => Promise<T>;
  /** @param path below the project, such as `accounts:batchCreate`; without a body it is read */
  readonly accounts: <T>(
    path: string,
    body: object | null,
    schema: v.GenericSchema<unknown, T>,
  ) => Promise<T>;
  /** Begins the full name of every document. */
  readonly root: string;
}

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 250;

/**
 * Opens a project: the emulators if the variables of Google's libraries name them, otherwise the cloud with the
 * machine's default credentials.
 */
export function openCloud(project: string, env: NodeJS.ProcessEnv): Cloud {
  const [firestore, auth] = [env['FIRESTORE_EMULATOR_HOST'], env['FIREBASE_AUTH_EMULATOR_HOST']];
  const isLocal = firestore !== undefined && auth !== undefined;
  const credential = isLocal ? null : applicationDefault();
  const root = `projects/${project}/databases/(default)/documents`;
  const ask = async <T>(
    url: string,
    body: object | null,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<T> => {
    // The emulators let this token past their rules.
    const token = credential ? (await credential.getAccessToken()).access_token : 'owner';
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-goog-user-project': project,
    };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return v.parse(schema, await answerTo(url, init));
  };
  const documentsUrl = isLocal ? `http://${firestore}/v1` : 'https://firestore.googleapis.com/v1';
  const accountsUrl = `${isLocal ? `http://${auth}` : 'https:/'}/identitytoolkit.googleapis.com`;
  return {
    project,
    root,
    documents: (verb, body, schema) => ask(`${documentsUrl}/${root}:${verb}`, body, schema),
    accounts: (path, body, schema) => ask(`${accountsUrl}/${path}`, body, schema),
  };
}

/** The answer of a service; retried while it is busy. */
async function answerTo(url: string, init: RequestInit): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, init);
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status >= 500;
    if (!isBusy || attempt === ATTEMPTS)
      throw new Error(
        `${new URL(url).pathname}: ${response.status} ${(await response.text()).slice(0, 300)}`,
      );
    await response.body?.cancel();
    await wait(FIRST_PAUSE_MS * 2 ** attempt);
  }
}
