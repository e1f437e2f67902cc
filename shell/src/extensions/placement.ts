import type { Result } from '@aura/shared-domain';
import type { Release } from '@aura/shared-federation/contract';
import type { ParcelConfig } from 'single-spa';
import { Stay } from '../remotes/applications/application-stay.ts';
import type { RemoteFailure } from '../remotes/failure.ts';
import { isFrom, watchLateErrors } from '../remotes/late-errors.ts';
import type { LoadedRemote } from '../remotes/loading/load-entry.ts';
import type { ErrorPlace, RemoteReport } from '../remotes/report.ts';
import { ErrorReports } from '../remotes/visit/error-reports.ts';

export type PlaceState = 'loading' | 'there' | 'failed';

export interface PlacementPorts {
  /** Never rejects. */
  readonly load: () => Promise<Result<LoadedRemote, RemoteFailure>>;
  /** Rejects where single-spa does not come. */
  readonly loadSingleSpa: () => Promise<Pick<typeof import('single-spa'), 'mountRootParcel'>>;
  readonly report: (report: RemoteReport, cause?: unknown) => void;
  readonly onState: (state: PlaceState) => void;
}

const MOUNT_PATIENCE_MS = 20_000;
const UNMOUNT_PATIENCE_MS = 1_500;

/** An unfinished life cycle is broken; no earlier warning. */
const limit = (millis: number) => ({ millis, dieOnTimeout: true, warningMillis: 2 * millis });
const TIMEOUTS = {
  bootstrap: limit(MOUNT_PATIENCE_MS),
  mount: limit(MOUNT_PATIENCE_MS),
  unmount: limit(UNMOUNT_PATIENCE_MS),
};

/**
 * Mounts one extension in an element as a single-spa parcel; returns a function that removes it. Errors are reported
 * as the remote's and affect only this element.
 */
export function showExtension(host: HTMLElement, ports: PlacementPorts): () => void {
  const placement = new Placement(host, ports);
  void placement.begin();
  return () => placement.end();
}

class Placement {
  readonly #host: HTMLElement;
  readonly #ports: PlacementPorts;
  readonly #errors: ErrorReports;
  #isOver = false;
  #leave: () => void = () => undefined;

  constructor(host: HTMLElement, ports: PlacementPorts) {
    this.#host = host;
    this.#ports = ports;
    this.#errors = new ErrorReports(ports.report);
  }

  async begin(): Promise<void> {
    this.#ports.onState('loading');
    const loaded = await this.#ports.load();
    if (this.#isOver) return;
    if (!loaded.ok) return this.#fail();
    try {
      const spa = await this.#ports.loadSingleSpa();
      if (!this.#isOver) await this.#mount(loaded.value, spa.mountRootParcel);
    } catch (error) {
      console.error(error);
      this.#fail();
    }
  }

  /** Takes it off the page. */
  end(): void {
    this.#isOver = true;
    this.#leave();
    this.#leave = () => undefined;
  }

  async #mount(
    loaded: LoadedRemote,
    mountRootParcel: typeof import('single-spa').mountRootParcel,
  ): Promise<void> {
    const { release, module } = loaded;
    const departure = new AbortController();
    const left = new Promise<void>((resolve) => {
      departure.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const stay = new Stay(loaded, {
      host: this.#host,
      onError: (where, error) => this.#crash(where, error, release),
    });
    // Emptied afterwards: single-spa keeps what a parcel was mounted with for as long as the page lives.
    const props: Partial<typeof stay.props> & { domElement: HTMLElement } = { ...stay.props };
    const mounting = holdErrors('mount', async () => {
      await module.bootstrap?.();
      await Promise.race([stay.mount(stay.props), left]);
    });
    const leaving = holdErrors('unmount', () => stay.unmount(stay.props));
    const config: ParcelConfig & { readonly timeouts: typeof TIMEOUTS } = {
      name: release.descriptor.container,
      bootstrap: () => Promise.resolve(),
      mount: mounting.run,
      unmount: leaving.run,
      timeouts: TIMEOUTS,
    };
    const parcel = mountRootParcel(config, props);
    const stopWatching = watch(release, (where, error) => this.#errors.report(where, error, release));
    this.#leave = () => {
      stopWatching();
      departure.abort();
      parcel.mountPromise
        .then(() => parcel.unmount())
        .catch((error: unknown) => {
          // single-spa has already told an extension to unmount that did not finish mounting.
          if (!mounting.failure) this.#errors.report('unmount', leaving.failure?.error ?? error, release);
        })
        .finally(() => {
          for (const key of Object.keys(props)) Reflect.deleteProperty(props, key);
        });
    };
    try {
      await parcel.mountPromise;
      if (!this.#isOver) this.#ports.onState('there');
    } catch (error) {
      mounting.failure ??= { error: null };
      if (mounting.failure.error !== null) this.#crash('mount', mounting.failure.error, release);
      else this.#giveUp(release, error);
    }
  }

  #crash(where: ErrorPlace, error: unknown, release: Release): void {
    this.#errors.report(where, error, release);
    if (!this.#isOver) this.#fail();
  }

  /** It has not come to an end of mounting in time. */
  #giveUp({ descriptor: { name: remote, version } }: Release, cause: unknown): void {
    if (this.#isOver) return;
    this.#ports.report({ kind: 'failed', reason: 'timeout', remote, version }, cause);
    this.#fail();
  }

  #fail(): void {
    this.end();
    this.#ports.onState('failed');
  }
}

/** A life cycle that keeps its error unchanged: single-spa writes into the errors that it passes on. */
function holdErrors(what: string, lifeCycle: () => Promise<void>) {
  const cycle = {
    failure: null as { readonly error: unknown } | null,
    run: async (): Promise<void> => {
      try {
        await lifeCycle();
      } catch (error) {
        cycle.failure = { error };
        throw new Error(what, { cause: error });
      }
    },
  };
  return cycle;
}

/** Calls back for uncaught errors in a file of the release. Returns a function that stops it. */
const watch = ({ baseUrl }: Release, onError: (where: ErrorPlace, error: unknown) => void): (() => void) =>
  watchLateErrors(window, (late) => {
    if (isFrom(late, baseUrl)) onError(late.where, late.error);
  });
