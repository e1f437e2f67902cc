import type { Result } from '@aura/shared-domain';
import {
  releaseId,
  type MountProps,
  type RegistryEntry,
  type Release,
} from '@aura/shared-federation/contract';
import type { LifeCycles } from 'single-spa';
import { resolveRoute } from '../../routes/resolve-route.ts';
import type { RemoteFailure } from '../failure.ts';
import type { LoadedRemote } from '../loading/load-entry.ts';
import type { Attempt } from './attempt.ts';
import { Stay } from './application-stay.ts';

/** The part of single-spa that is needed. */
export type SingleSpa = Pick<
  typeof import('single-spa'),
  | 'addErrorHandler'
  | 'getAppStatus'
  | 'registerApplication'
  | 'setBootstrapMaxTime'
  | 'setMountMaxTime'
  | 'setUnmountMaxTime'
  | 'start'
  | 'triggerAppChange'
  | 'unloadApplication'
  | 'unregisterApplication'
  | 'LOAD_ERROR'
  | 'NOT_LOADED'
  | 'NOT_MOUNTED'
>;

/** Loads the release of an entry, or one that replaces it. Never rejects. */
export type LoadRelease = (entry: RegistryEntry) => Promise<Result<LoadedRemote, RemoteFailure>>;

/** A type alias: an interface is not assignable to the open record that single-spa requires. */
type Props = Pick<MountProps, keyof MountProps>;

/**
 * The application of single-spa that a remote is. Its loading function gives the life cycles of the remote; all of them
 * end at once when the person leaves, because single-spa makes every other change of the page wait for them.
 */
export class RemoteApplication {
  readonly #remote: string;
  readonly #spa: SingleSpa;
  readonly #loadRelease: LoadRelease;
  #name = '';
  #registrations = 0;
  #preparing: Promise<void> = Promise.resolve();
  #attempt: Attempt | null = null;
  #loaded: LoadedRemote | null = null;
  #loadedIn: Attempt | null = null;
  #bootstrapping: Promise<void> | null = null;
  #stay: Stay | null = null;

  constructor(remote: string, spa: SingleSpa, loadRelease: LoadRelease) {
    this.#remote = remote;
    this.#spa = spa;
    this.#loadRelease = loadRelease;
    this.#register();
  }

  /** Whether single-spa knows it by this name. */
  readonly isCalled = (name: string): boolean => name === this.#name;

  /** Has the loading function asked again, unless it was this release that it gave and nothing is wrong with it. */
  prepare(entry: RegistryEntry): Promise<void> {
    this.#preparing = this.#preparing.then(() => this.#renew(entry));
    return this.#preparing;
  }

  /** From now on the attempt decides whether the application is active. */
  follow(attempt: Attempt): void {
    this.#attempt = attempt;
    this.#stay = null;
  }

  /** single-spa's errors about the application: the remote's in our words, and its own about timeouts. */
  fail(error: unknown): void {
    const attempt = this.#attempt;
    const release = this.#loaded?.release ?? null;
    if (!attempt) return;
    if (error instanceof LoadError) attempt.onFailed(error.reason, null);
    else if (error instanceof LifeCycleError && release) attempt.onError(error.where, error.cause, release);
    else if (attempt.isOver() && release) attempt.onError('unmount', error, release);
    else attempt.onFailed('timeout', release);
  }

  /**
   * single-spa can unload applications that are loaded or failed to load; one it marks as broken must be registered
   * again.
   */
  async #renew(entry: RegistryEntry): Promise<void> {
    const spa = this.#spa;
    const status = spa.getAppStatus(this.#name);
    if (status === spa.NOT_LOADED) return;
    const isLoaded = this.#loaded !== null && makeId(this.#loaded.release) === makeId(entry);
    if (status === spa.NOT_MOUNTED && isLoaded) return;
    this.#loaded = null;
    const isUnloaded =
      (status === spa.NOT_MOUNTED || status === spa.LOAD_ERROR) &&
      (await didSucceed(() => spa.unloadApplication(this.#name)));
    if (isUnloaded) return;
    const broken = this.#name;
    this.#register();
    await didSucceed(() => spa.unregisterApplication(broken));
  }

  #register(): void {
    this.#registrations += 1;
    // A new name each time: single-spa may still be busy with the previous one.
    const name = this.#registrations === 1 ? this.#remote : `${this.#remote}#${this.#registrations}`;
    this.#name = name;
    this.#spa.registerApplication<Props>({
      name,
      app: () => this.#load(),
      activeWhen: (location) => this.isCalled(name) && this.#isWantedAt(location),
      // single-spa also calls it before the remote exists, when the props are not used.
      customProps: () => (this.#props() ?? {}) as Props,
    });
  }

  #isWantedAt({ pathname, search }: Location): boolean {
    const attempt = this.#attempt;
    if (!attempt || attempt.isOver()) return false;
    return resolveRoute([attempt.entry], pathname, search).kind === 'remote';
  }

  async #load(): Promise<LifeCycles<Props>> {
    this.#bootstrapping = null;
    const attempt = this.#attempt;
    const result = attempt && (await Promise.race([this.#loadRelease(attempt.entry), attempt.over]));
    // Also an error if the person has left: the next visit retries.
    if (!result) throw new LoadError('unreachable');
    if (!result.ok) throw new LoadError(result.error);
    const loaded = result.value;
    this.#loaded = loaded;
    this.#loadedIn = attempt;
    return {
      bootstrap: () => this.#untilOver(loaded.release, () => this.#bootstrap(loaded)),
      mount: (props) => this.#untilOver(loaded.release, () => this.#mount(loaded, props)),
      unmount: (props) => this.#unmount(props),
    };
  }

  #bootstrap({ module }: LoadedRemote): Promise<void> {
    this.#bootstrapping ??= (async () => module.bootstrap?.())();
    return this.#bootstrapping;
  }

  async #mount(loaded: LoadedRemote, props: MountProps): Promise<void> {
    const attempt = this.#attempt;
    // If the person left during it, single-spa counts it as done.
    await this.#bootstrap(loaded);
    if (!attempt || attempt.isOver()) return;
    attempt.onMount(loaded.release, this.#loadedIn === attempt ? 'loaded' : 'kept');
    await this.#stay?.mount(props);
    if (!attempt.isOver()) attempt.onMounted();
  }

  async #unmount(props: MountProps): Promise<void> {
    const stay = this.#stay;
    // Who comes back to the address before the page has changed finds it drawn anew: this element goes.
    this.#stay = null;
    try {
      await stay?.unmount(props);
    } catch (error) {
      throw new LifeCycleError('unmount', error);
    }
  }

  /** Ends with a life cycle or, if that takes longer, with the attempt. */
  async #untilOver(release: Release, lifeCycle: () => Promise<void>): Promise<void> {
    const attempt = this.#attempt;
    if (!attempt || attempt.isOver()) return;
    const running = lifeCycle();
    // No caller waits for it any more.
    running.catch((error: unknown) => attempt.isOver() && attempt.onError('mount', error, release));
    try {
      await Promise.race([running, attempt.over]);
    } catch (error) {
      throw new LifeCycleError('mount', error);
    }
  }

  #props(): MountProps | null {
    if (this.#loaded && this.#attempt) this.#stay ??= new Stay(this.#loaded, this.#attempt);
    return this.#stay?.props ?? null;
  }
}

class LoadError extends Error {
  readonly reason: RemoteFailure;

  constructor(reason: RemoteFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Holds what a remote threw, which single-spa would write into otherwise. */
class LifeCycleError extends Error {
  readonly where: 'mount' | 'unmount';

  constructor(where: 'mount' | 'unmount', cause: unknown) {
    super(where, { cause });
    this.where = where;
  }
}

async function didSucceed(step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}

const makeId = ({ descriptor }: Release): string => releaseId(descriptor);
