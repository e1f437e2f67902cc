import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdToken,
  GoogleAuthProvider,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import type { AuthBackend, AuthUser } from '../backend/session-backend.contract.ts';
import { attempt } from './attempt.ts';
import { loadGoogleScript } from './google-script.ts';

/** @param emulated whether the authentication emulator answers. */
export function firebaseAuth(auth: Auth, emulated: boolean): AuthBackend {
  return {
    onUser: (listener) => onAuthStateChanged(auth, (user) => listener(user && toAuthUser(user))),
    onRenewal: (listener) => onIdTokenChanged(auth, (user) => user && listener(toAuthUser(user))),
    currentUser: () => auth.currentUser && toAuthUser(auth.currentUser),

    signIn: (email, password) =>
      attempt(async () => toAuthUser((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: (email, password) =>
      attempt(async () => toAuthUser((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (displayName) => attempt(() => updateProfile(present(auth), { displayName })),
    signOut: () => attempt(() => signOut(auth)),

    prepareGoogle: async () => {
      await attempt(() => loadGoogleScript(emulated));
    },
    signInWithGoogle: () =>
      attempt(async () => {
        await loadGoogleScript(emulated);
        const provider = new GoogleAuthProvider();
        provider.setCustomParameters({ prompt: 'select_account' });
        const credential = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
        // typed as always there, yet there is a message for an answer without a person
        const user = credential.user as User | undefined;
        const isNew = getAdditionalUserInfo(credential)?.isNewUser ?? false;
        return user ? { user: toAuthUser(user), isNew } : null;
      }),

    reauthenticate: (email, password) =>
      attempt(async () => {
        await reauthenticateWithCredential(present(auth), EmailAuthProvider.credential(email, password));
      }),
    reauthenticateWithGoogle: () =>
      attempt(async () => {
        await loadGoogleScript(emulated);
        const user = present(auth);
        const provider = new GoogleAuthProvider();
        if (user.email) provider.setCustomParameters({ login_hint: user.email });
        await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
      }),
    setPassword: (password) => attempt(() => updatePassword(present(auth), password)),
    sendPasswordReset: (email) => attempt(() => sendPasswordResetEmail(auth, email)),
    // without an address to go on to: the link must hold nothing of the page from which it was asked for
    sendEmailVerification: () => attempt(() => sendEmailVerification(present(auth))),
    reloadUser: () =>
      attempt(async () => {
        const user = present(auth);
        await reload(user);
        return toAuthUser(user);
      }),
    idToken: (refresh) => attempt(async () => auth.currentUser && getIdToken(auth.currentUser, refresh)),
  };
}

/** The person who is signed in; fails like the library's own calls where nobody is. */
function present(auth: Auth): User {
  if (!auth.currentUser)
    throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' });
  return auth.currentUser;
}

function toAuthUser(user: User): AuthUser {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    providers: user.providerData.map((provider) => provider.providerId),
  };
}
