import { buildFunctionsOrigin, type Environment } from '../environments/environment.ts';

/** The server behind a host name of the twin. */
export type Behind = 'site' | 'remotes' | 'functions' | 'accounts' | 'documents' | 'google-script';

/** Names of Google's that the pages of production ask; the twin's edge answers for them. */
const GOOGLE: Readonly<Record<string, Behind>> = {
  'identitytoolkit.googleapis.com': 'accounts',
  'securetoken.googleapis.com': 'accounts',
  'firestore.googleapis.com': 'documents',
  'apis.google.com': 'google-script',
};

/** Every host name of a twin's edge, and the server behind it. */
export function listTwinHosts(environment: Environment): ReadonlyMap<string, Behind> {
  const { origin, remotes } = environment;
  return new Map([
    ...Object.entries(GOOGLE),
    [new URL(buildFunctionsOrigin(environment)).hostname, 'functions'],
    [new URL(origin).hostname, 'site'],
    [new URL(remotes.origin).hostname, 'remotes'],
  ]);
}
