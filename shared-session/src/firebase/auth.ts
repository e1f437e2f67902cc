import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
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
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import type { AuthBackend, AuthUser } from '../backend/session-backend.contract.ts';
import type { AskSecondFactor } from '../auth/second-factor.ts';
import { tryCall } from './try-call.ts';
import { readEmulatedCode } from './emulators.ts';
import { loadGoogleScript } from './google-script.ts';
import { createFirebaseSecondFactor } from './second-factor.ts';

/**
 * @param emulated whether the authentication emulator answers.
 * @param ask asks for the code of an authenticator app where an account has one
 */
export function createFirebaseAuth(auth: Auth, emulated: boolean, ask: AskSecondFactor): AuthBackend {
  const { through, begin, finish } = createFirebaseSecondFactor(auth, ask);
  return {
    onUser: (listener) => onAuthStateChanged(auth, (user) => listener(user && toAuthUser(user))),
    onRenewal: (listener) => onIdTokenChanged(auth, (user) => user && listener(toAuthUser(user))),
    currentUser: () => auth.currentUser && toAuthUser(auth.currentUser),

    signIn: (email, password) =>
      tryCall(async () => {
        const entered = await through(() => signInWithEmailAndPassword(auth, email, password));
        return toAuthUser(entered.user);
      }),
    signUp: (email, password) =>
      tryCall(async () => toAuthUser((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (displayName) => tryCall(() => updateProfile(present(auth), { displayName })),
    signOut: () => tryCall(() => signOut(auth)),

    prepareGoogle: async () => {
      await tryCall(() => loadGoogleScript(emulated));
    },
    signInWithGoogle: () =>
      tryCall(async () => {
        await loadGoogleScript(emulated);
        const provider = new GoogleAuthProvider();
        provider.setCustomParameters({ prompt: 'select_account' });
        const credential = await through(() => signInWithPopup(auth, provider, browserPopupRedirectResolver));
        // typed as always there, yet there is a message for an answer without a person
        const user = credential.user as User | undefined;
        const isNew = getAdditionalUserInfo(credential)?.isNewUser ?? false;
        return user ? { user: toAuthUser(user), isNew } : null;
      }),

    reauthenticate: (email, password) =>
      tryCall(async () => {
        const credential = EmailAuthProvider.credential(email, password);
        await through(() => reauthenticateWithCredential(present(auth), credential));
      }),
    reauthenticateWithGoogle: () =>
      tryCall(async () => {
        await loadGoogleScript(emulated);
        const user = present(auth);
        const provider = new GoogleAuthProvider();
        if (user.email) provider.setCustomParameters({ login_hint: user.email });
        await through(() => reauthenticateWithPopup(user, provider, browserPopupRedirectResolver));
      }),
    setPassword: (password) => tryCall(() => updatePassword(present(auth), password)),
    sendPasswordReset: (email) => tryCall(() => sendPasswordResetEmail(auth, email)),
    // no continue address: the link must not contain the requesting page
    sendEmailVerification: () => tryCall(() => sendEmailVerification(present(auth))),
    applyEmailCode: (code) => tryCall(() => applyActionCode(auth, code)),
    readResetCode: (code) => tryCall(() => verifyPasswordResetCode(auth, code)),
    setPasswordWithCode: (code, password) => tryCall(() => confirmPasswordReset(auth, code, password)),
    demoCode: (email, kind) =>
      tryCall(async () => {
        if (__AURA_EMULATORS__) if (emulated) return readEmulatedCode(auth, email, kind);
        return null;
      }),
    beginSecondFactor: () => tryCall(() => begin(present(auth))),
    finishSecondFactor: (code) => tryCall(() => finish(present(auth), code)),
    reloadUser: () =>
      tryCall(async () => {
        const user = present(auth);
        await reload(user);
        return toAuthUser(user);
      }),
    idToken: (refresh) => tryCall(async () => auth.currentUser && getIdToken(auth.currentUser, refresh)),
  };
}

/** The signed-in person; when signed out, it fails like the library's own calls. */
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
