import type { RegistryEntry, Release } from '@aura/shared-federation/contract';
import type { BeginAttempt } from '../applications/applications.ts';
import type { RemoteFailure } from '../failure.ts';
import type { GoneChunkDecision } from '../gone-chunk/decide-after-gone-chunk.ts';
import { isGoneChunk } from '../gone-chunk/is-gone-chunk.ts';
import type { ErrorPlace, RemoteReport } from '../report.ts';
import { ErrorReports } from './error-reports.ts';
import { LOADING, READY, type VisitState } from './visit-state.ts';

const SLOW_AFTER_MS = 10_000;

export interface VisitPorts {
  readonly beginAttempt: BeginAttempt;
  /** Why an attempt could not even begin. Never rejects. */
  readonly beginFailure: (error: unknown) => Promise<RemoteFailure>;
  /** Decides about a file of a running release that did not come. Never rejects. */
  readonly onGoneChunk: (running: Release) => Promise<GoneChunkDecision>;
  readonly report: (report: RemoteReport, cause?: unknown) => void;
}

export interface VisitOptions {
  /** Replaces a release that broke while drawing by another one; false if there is none. */
  readonly giveWay: (broken: Release) => boolean;
  readonly onChange: () => void;
  /** It replaces a broken release, and the person sees a notice. */
  readonly isStandIn: boolean;
}

/** A person's visit to a release from arriving to leaving, in as many attempts as necessary. */
export class Visit {
  readonly host: HTMLElement;
  readonly #ports: VisitPorts;
  readonly #options: VisitOptions;
  readonly #errors: ErrorReports;
  #entry: RegistryEntry;
  #state: VisitState = LOADING;
  #running: Release | null = null;
  #turn = new Turn();

  /** Path at which the person last did something to the remote. */
  #touchedAt: string | null = null;

  constructor(entry: RegistryEntry, ports: VisitPorts, options: VisitOptions) {
    this.host = document.createElement('div');
    this.host.dataset['remote'] = entry.descriptor.name;
    this.#entry = entry;
    this.#ports = ports;
    this.#options = options;
    for (const type of ['pointerdown', 'keydown'])
      this.host.addEventListener(
        type,
        () => {
          this.#touchedAt = window.location.pathname;
        },
        { capture: true },
      );
    this.#errors = new ErrorReports(ports.report);
  }

  get entry(): RegistryEntry {
    return this.#entry;
  }

  readonly getState = (): VisitState => this.#state;

  /** The visible release; null if there is none. */
  readonly running = (): Release | null => this.#running;

  /** Updates the entry when a newer registry names the same release. */
  renew(entry: RegistryEntry): void {
    this.#entry = entry;
  }

  /** Begins a fresh attempt. */
  begin(): void {
    this.wait();
    const turn = new Turn();
    this.#turn = turn;
    const slow = setTimeout(() => {
      if (this.#state.kind === 'loading') this.#set({ kind: 'loading', slow: true });
    }, SLOW_AFTER_MS);
    void turn.over.then(() => clearTimeout(slow));
    this.#ports
      .beginAttempt({
        entry: this.#entry,
        host: this.host,
        isOver: () => turn.isOver,
        over: turn.over,
        onMount: (release, from) => {
          this.#running = release;
          // Whatever was loaded has been reported with its time.
          if (from === 'kept') this.#ports.report({ kind: 'loaded', ms: 0, ...findSubject(release) });
        },
        onMounted: () => this.#set(this.#options.isStandIn ? { kind: 'ready', trouble: 'standIn' } : READY),
        onError: (where, error, release) => {
          this.#errors.report(where, error, release);
          if (!turn.isOver) this.#crash(error, release);
        },
        onFailed: (reason, release) => {
          if (!turn.isOver) this.#fail(reason, release);
        },
      })
      .catch(async (error: unknown) => {
        const reason = await this.#ports.beginFailure(error);
        if (!turn.isOver) this.#fail(reason, null);
      });
  }

  /** Takes the remote off the page and lets the person wait; `begin` follows. */
  wait(): void {
    this.end();
    this.#touchedAt = null;
    this.#errors.clear();
    this.#set(LOADING);
  }

  /** Takes the remote off the page. */
  end(): void {
    this.#running = null;
    this.#turn.end();
  }

  /** An unhandled error of the visible release; the remote stays. */
  trouble(where: ErrorPlace, error: unknown): void {
    const release = this.#running;
    if (!release) return;
    const isFirst = this.#errors.report(where, error, release);
    if (this.#state.kind !== 'ready') return;
    // The same file failed again: the right reaction may have changed.
    if (isGoneChunk(error)) void this.#missChunk(release, 'drawn');
    else if (isFirst && this.#state.trouble !== 'outdated') this.#set({ kind: 'ready', trouble: 'error' });
  }

  /** The person has read what went wrong. */
  dismissTrouble(): void {
    if (this.#state.kind === 'ready') this.#set(READY);
  }

  #crash(error: unknown, release: Release): void {
    if (isGoneChunk(error)) {
      this.#set(LOADING);
      void this.#missChunk(release, 'crashed');
    } else if (!this.#isDrawing() || !this.#options.giveWay(release)) this.#fail('crashed', null);
  }

  /** The person has done nothing on the page yet: an error now occurs at every drawing. */
  readonly #isDrawing = (): boolean => this.#touchedAt !== window.location.pathname;

  /** Follows what is decided about a file that did not come to a remote that is still drawn, or has crashed of it. */
  async #missChunk(release: Release, remote: 'drawn' | 'crashed'): Promise<void> {
    const turn = this.#turn;
    const decision = await this.#ports.onGoneChunk(release);
    if (turn.isOver || decision === 'reload') return;
    const isOutdated = decision === 'offer-reload';
    if (remote === 'drawn') this.#set({ kind: 'ready', trouble: isOutdated ? 'outdated' : 'error' });
    else if (isOutdated) this.#fail('outdated', null);
    else if (!this.#options.giveWay(release)) this.#fail('unreachable', null);
  }

  #fail(reason: RemoteFailure, release: Release | null): void {
    if (release) this.#ports.report({ kind: 'failed', reason, ...findSubject(release) });
    this.end();
    this.#set({ kind: 'failed', reason });
  }

  #set(state: VisitState): void {
    this.#state = state;
    this.#options.onChange();
  }
}

/** The time from the beginning of an attempt until nothing of it counts any more. */
class Turn {
  readonly over: Promise<void>;
  isOver = false;
  #resolve: () => void = () => undefined;

  constructor() {
    this.over = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  end(): void {
    this.isOver = true;
    this.#resolve();
  }
}

const findSubject = ({ descriptor: { name: remote, version } }: Release) => ({ remote, version });
