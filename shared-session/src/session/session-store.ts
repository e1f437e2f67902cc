import { createStore, err, PROFILE_LOAD_FAILED, type Profile, type Result } from '@aura/shared-domain';
import type { AuthUser, BackendError, SessionBackend } from '../backend/session-backend.contract.ts';
import type { SignedInHint } from './hint.ts';
import type { Notices } from './notices.ts';
import { loadProfile, type Newcomer } from './profile-loading.ts';
import type { Sleep } from './retry.ts';
import { LOADING, SIGNED_OUT, toSessionUser, type SessionPhase, type SessionState } from './state.ts';

/** The signed-in person as the features need them; a new object for every arrival. */
export interface Person {
  readonly uid: string;
  readonly backend: SessionBackend;
  /** Aborted as soon as the person is no longer the one in the page: results that come later are dropped. */
  readonly signal: AbortSignal;
}

export interface SessionParts {
  readonly loadBackend: () => Promise<Result<SessionBackend, BackendError>>;
  readonly hint: SignedInHint;
  readonly notices: Notices;
  readonly sleep: Sleep;
  /** From 0 up to 1. */
  readonly random: () => number;
}

export interface Session {
  readonly getState: () => SessionState;
  readonly getPhase: () => SessionPhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the session once; resolves when it is known who is there. A failed start may be repeated. */
  readonly ensure: () => Promise<SessionState>;
  /** The backend of a started session; null where the start failed. */
  readonly backend: () => Promise<SessionBackend | null>;
  readonly person: () => Person | null;
  /** Replaces the profile of a person who is still in the page. */
  readonly showProfile: (person: Person, profile: Profile) => void;
  /** Runs a sign-in of this page and waits until its profile is there. */
  readonly enter: <T>(
    newcomer: Newcomer,
    signIn: () => Promise<Result<T, BackendError>>,
  ) => Promise<Result<T, BackendError>>;
  /** Takes the person out of the page at once, then signs out. */
  readonly leave: () => Promise<Result<void, BackendError>>;
}

const UNAVAILABLE = 'Não foi possível conectar à sua conta. Verifique sua conexão e tente novamente.';
const ENDED = 'Sua sessão neste aparelho foi encerrada. Entre de novo para continuar.';
export const PROFILE_LOAD_CODE = 'profile-load-failed';
/** Time after which the provider has noticed what another tab did. */
const PROVIDER_NOTICES_MS = 2000;

/** The one session of a page: follows the authentication provider, loads the profile, tells the listeners. */
export function createSession({ loadBackend, hint, notices, sleep, random }: SessionParts): Session {
  const store = createStore<{ state: SessionState; phase: SessionPhase }>({
    state: hint.isSet() ? LOADING : SIGNED_OUT,
    phase: 'notStarted',
  });
  let started: Promise<SessionState> | null = null;
  let backend: SessionBackend | null = null;
  let newcomer: Newcomer | null = null;
  let person: Person | null = null;
  let presence = new AbortController();
  /** Resolves when the latest arrival or departure is shown. */
  let settled: Promise<void> = Promise.resolve();

  const show = (state: SessionState) => store.set({ ...store.get(), state });
  const reach = (phase: SessionPhase) => store.set({ ...store.get(), phase });

  /** Signed out. Drop all pending work for the former person. */
  function vacate(): void {
    presence.abort();
    person = null;
    settled = Promise.resolve();
    show(SIGNED_OUT);
  }

  /** Takes note of who the provider says is there; resolves when the page shows it. */
  function follow(user: AuthUser | null, from: SessionBackend): Promise<void> {
    if (user === null) {
      hint.clear();
      vacate();
    } else if (user.uid !== person?.uid) {
      presence.abort();
      presence = new AbortController();
      person = { uid: user.uid, backend: from, signal: presence.signal };
      settled = arrive(user, person, newcomer);
    }
    return settled;
  }

  async function arrive(
    user: AuthUser,
    { backend: from, signal }: Person,
    as: Newcomer | null,
  ): Promise<void> {
    show(LOADING);
    hint.set();
    const loaded = await loadProfile({ backend: from, user, newcomer: as, sleep, random, signal });
    if (signal.aborted) return;
    if (loaded.ok) return show({ status: 'signedIn', user: toSessionUser(user), profile: loaded.value });
    void follow(null, from);
    await from.signOut();
    notices.emit({ kind: 'profileLoadFailed', message: PROFILE_LOAD_FAILED });
  }

  /** The provider has news of the person in the page; a token that was only renewed is none. */
  function renew(user: AuthUser): void {
    const { state } = store.get();
    if (state.status !== 'signedIn' || state.user.uid !== user.uid) return;
    if (state.user.emailVerified !== user.emailVerified) show({ ...state, user: toSessionUser(user) });
  }

  /** Another tab signed out or in. The hint is only read here: writing it would echo between the tabs. */
  async function heedOtherTab(isSet: boolean, from: SessionBackend): Promise<void> {
    if (!isSet) return vacate();
    // the provider reports another person by itself, but not the same person signing in again
    await sleep(PROVIDER_NOTICES_MS);
    const user = from.currentUser();
    if (user && !person) await follow(user, from);
  }

  async function start(): Promise<SessionState> {
    reach('starting');
    const loaded = await loadBackend();
    if (!loaded.ok) {
      started = null;
      store.set({ state: SIGNED_OUT, phase: 'failed' });
      notices.emit({ kind: 'unavailable', message: UNAVAILABLE });
      return SIGNED_OUT;
    }
    const loadedBackend = (backend = loaded.value);
    await new Promise<void>((resolve) => {
      loadedBackend.onUser((user) => {
        // This page takes the person out before it signs out, and another tab clears the hint: this is the provider's doing.
        if (user === null && store.get().state.status === 'signedIn' && hint.isSet())
          notices.emit({ kind: 'sessionExpired', message: ENDED });
        void follow(user, loadedBackend).then(resolve);
      });
    });
    loadedBackend.onRenewal(renew);
    hint.onOtherTab((isSet) => void heedOtherTab(isSet, loadedBackend));
    reach('verified');
    return store.get().state;
  }

  const ensure = () => (started ??= start());

  return {
    getState: () => store.get().state,
    getPhase: () => store.get().phase,
    subscribe: store.subscribe,
    ensure,
    backend: async () => {
      await ensure();
      return backend;
    },
    person: () => (store.get().state.status === 'signedIn' ? person : null),
    showProfile: ({ signal }, profile) => {
      const { state } = store.get();
      if (!signal.aborted && state.status === 'signedIn') show({ ...state, profile });
    },
    enter: async (as, signIn) => {
      await ensure();
      if (!backend) return err({ code: 'unavailable' });
      newcomer = as;
      const entered = await signIn();
      // the provider's own report of the new person may come before or after this
      if (entered.ok) await follow(backend.currentUser(), backend);
      if (newcomer === as) newcomer = null;
      if (!entered.ok || person) return entered;
      return err({ code: PROFILE_LOAD_CODE });
    },
    leave: async () => {
      await ensure();
      if (!backend) return err({ code: 'unavailable' });
      await follow(null, backend);
      return backend.signOut();
    },
  };
}
