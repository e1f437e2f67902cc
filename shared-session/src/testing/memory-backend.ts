import { applyChange, createSignal, err, ok, type ProfileChange, type Result } from '@aura/shared-domain';
import {
  SERVER_TIME,
  type AuthUser,
  type BackendError,
  type SessionBackend,
} from '../backend/session-backend.contract.ts';

type Data = Readonly<Record<string, unknown>>;
type Operation = keyof SessionBackend;

/** The backend in memory, with the same outcomes as the real one and a way to disturb it. */
export interface MemoryBackend extends SessionBackend {
  readonly documents: Map<string, Data>;
  /** Paths in the order in which they were written. */
  readonly writes: string[];
  /** Signs a person in or out as another tab would. */
  becomes(user: AuthUser | null): void;
  /** Asked before every operation: waits as long as the promise, then fails with what it gives. */
  disturb: (operation: Operation, target: string) => Promise<BackendError | null>;
  /** The person that Google's pop-up gives; null for an answer without one. */
  googleGives: AuthUser | null;
  /** The person uses the link of the e-mail; the page learns of it when it asks. */
  confirmsEmail(): void;
  /** Current password of the only account that can be entered by e-mail. */
  password: string;
  /** The code in the newest e-mail; null for none. */
  emailCode: string | null;
}

export const makePerson = (uid: string, more: Partial<AuthUser> = {}): AuthUser => ({
  uid,
  email: `${uid}@exemplo.com`,
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  providers: ['password'],
  ...more,
});

/** @param initially who is signed in when the page is opened. */
export function createMemoryBackend(initially: AuthUser | null = null): MemoryBackend {
  let current = initially;
  const users = createSignal<[AuthUser | null]>();
  const renewals = createSignal<[AuthUser]>();
  let hasConfirmed = false;
  const become = (user: AuthUser | null) => {
    const changed = user?.uid !== current?.uid;
    current = user;
    if (changed) hasConfirmed = false;
    if (changed) users.emit(user);
  };

  async function run<T>(operation: Operation, target: string, act: () => Result<T, BackendError>) {
    const disturbance = await self.disturb(operation, target);
    return disturbance ? err(disturbance) : act();
  }

  const enter = (user: AuthUser) => {
    become(user);
    return ok(user);
  };

  const write = (path: string, data: Data): Result<void, BackendError> => {
    const stamped = Object.entries(data).map(([k, value]) => [k, value === SERVER_TIME ? new Date() : value]);
    self.documents.set(path, Object.fromEntries(stamped) as Data);
    self.writes.push(path);
    return ok(undefined);
  };

  const update = (path: string, change: ProfileChange): Result<void, BackendError> => {
    const stored = self.documents.get(path);
    if (!stored) return err({ code: 'not-found' });
    self.documents.set(path, applyChange(stored, change));
    self.writes.push(path);
    return ok(undefined);
  };

  const self: MemoryBackend = {
    documents: new Map(),
    writes: [],
    becomes: become,
    confirmsEmail: () => void (hasConfirmed = true),
    disturb: () => Promise.resolve(null),
    googleGives: null,
    password: 'senha-correta',
    emailCode: null,

    onUser: (listener) => {
      queueMicrotask(() => listener(current));
      return users.subscribe(listener);
    },
    onRenewal: renewals.subscribe,
    currentUser: () => current,
    signIn: (email, password) =>
      run('signIn', email, () =>
        password === self.password
          ? enter(makePerson(email.split('@')[0] ?? '', { email }))
          : err({ code: 'auth/invalid-credential' }),
      ),
    signUp: (email) =>
      run('signUp', email, () =>
        enter(makePerson(email.split('@')[0] ?? '', { email, emailVerified: false })),
      ),
    signInWithGoogle: () =>
      run('signInWithGoogle', '', () => {
        if (!self.googleGives) return ok(null);
        const isNew = !self.documents.has(`users/${self.googleGives.uid}`);
        return ok({ user: enter(self.googleGives).value, isNew });
      }),
    prepareGoogle: () => Promise.resolve(),
    setDisplayName: (displayName) =>
      run('setDisplayName', displayName, () => {
        if (current) current = { ...current, displayName };
        return ok(undefined);
      }),
    signOut: () =>
      run('signOut', '', () => {
        become(null);
        return ok(undefined);
      }),
    reauthenticate: (email, password) =>
      run('reauthenticate', email, () =>
        password === self.password ? ok(undefined) : err({ code: 'auth/wrong-password' }),
      ),
    reauthenticateWithGoogle: () =>
      run('reauthenticateWithGoogle', '', () =>
        self.googleGives?.uid === current?.uid ? ok(undefined) : err({ code: 'auth/user-mismatch' }),
      ),
    sendPasswordReset: (email) => run('sendPasswordReset', email, () => ok(undefined)),
    setPassword: (password) =>
      run('setPassword', '', () => {
        if (password.length < 6) return err({ code: 'auth/weak-password' });
        self.password = password;
        return ok(undefined);
      }),
    sendEmailVerification: () =>
      run('sendEmailVerification', current?.email ?? '', () =>
        current ? ok(undefined) : err({ code: 'auth/no-current-user' }),
      ),
    applyEmailCode: (code) =>
      run('applyEmailCode', code, () => {
        if (code !== self.emailCode) return err({ code: 'auth/invalid-action-code' });
        hasConfirmed = true;
        return ok(undefined);
      }),
    readResetCode: (code) =>
      run('readResetCode', code, () =>
        code === self.emailCode ? ok('ana@exemplo.com') : err({ code: 'auth/invalid-action-code' }),
      ),
    setPasswordWithCode: (code, password) =>
      run('setPasswordWithCode', code, () => {
        if (code !== self.emailCode) return err({ code: 'auth/invalid-action-code' });
        if (password.length < 6) return err({ code: 'auth/weak-password' });
        self.password = password;
        return ok(undefined);
      }),
    beginSecondFactor: () =>
      run('beginSecondFactor', '', () =>
        current
          ? ok({ key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Aura:ana' })
          : err({ code: 'auth/no-current-user' }),
      ),
    finishSecondFactor: (code) =>
      run('finishSecondFactor', code, () =>
        code === '123456' ? ok(undefined) : err({ code: 'auth/invalid-verification-code' }),
      ),
    demoCode: (email) => run('demoCode', email, () => ok(self.emailCode)),
    reloadUser: () =>
      run('reloadUser', '', () => {
        if (!current) return err({ code: 'auth/no-current-user' });
        const user: AuthUser = { ...current, emailVerified: current.emailVerified || hasConfirmed };
        current = user;
        renewals.emit(user);
        return ok(user);
      }),
    idToken: (refresh) =>
      run('idToken', String(refresh), () => ok(current && `${current.uid}:${refresh ? 'fresh' : 'cached'}`)),

    readDocument: (path) => run('readDocument', path, () => ok(self.documents.get(path) ?? null)),
    readFields: (path, fields) =>
      run('readFields', path, () => {
        const stored = self.documents.get(path);
        return ok(stored ? pickFields(stored, fields) : null);
      }),
    writeDocument: (path, data) => run('writeDocument', path, () => write(path, data)),
    updateDocument: (path, change) => run('updateDocument', path, () => update(path, change)),
    updateWith: (path, change, created) =>
      run('updateWith', path, () => {
        // as the security rules have it: nothing that is there is written over
        if (self.documents.has(created.path)) return err({ code: 'permission-denied' });
        const updated = update(path, change);
        return updated.ok ? write(created.path, created.data) : updated;
      }),
    deleteDocument: (path) =>
      run('deleteDocument', path, () => {
        self.documents.delete(path);
        return ok(undefined);
      }),
    listNewest: (collection, orderBy, limit) =>
      run('listNewest', collection, () => {
        const inside = [...self.documents].filter(([path]) => path.startsWith(`${collection}/`));
        const entries = inside.map(([path, data]) => ({ id: path.slice(collection.length + 1), data }));
        return ok(
          entries.toSorted((a, b) => Number(b.data[orderBy]) - Number(a.data[orderBy])).slice(0, limit),
        );
      }),
  };
  return self;
}

/** The part of a document that fields name, each by its dotted path. */
function pickFields(data: Data, fields: readonly string[]): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (fields.includes(name)) return [[name, value]];
      const inner = fields
        .filter((one) => one.startsWith(`${name}.`))
        .map((one) => one.slice(name.length + 1));
      const isMap = typeof value === 'object' && value !== null;
      return inner.length > 0 && isMap ? [[name, pickFields(value as Data, inner)]] : [];
    }),
  );
}
