/** Sources that a page must allow for signing in at real accounts. */
interface AuthSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Names of the Trusted Types policies that Google's own script creates. */
  readonly trustedTypes: readonly string[];
}

/**
 * Google's script for its pop-up, the servers of accounts, tokens and documents, and pictures of Google accounts. The
 * hidden frame and the pop-up are of the site's own domain, which hands `/__/auth` on. Seen in Firebase's web SDK; the
 * names of the policies are those in Google's script, and were not tried against it here.
 */
const GOOGLE: AuthSources = {
  script: ['https://apis.google.com'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
  image: ['https://lh3.googleusercontent.com'],
  trustedTypes: ['gapi#gapi', 'goog#html'],
};

const NONE: AuthSources = { script: [], connect: [], image: [], trustedTypes: [] };

/** CSP sources of Firebase's accounts and documents; empty lists with the emulators. */
export const listAuthSources = (usesGoogle: boolean): AuthSources => (usesGoogle ? GOOGLE : NONE);
