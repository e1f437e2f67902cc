import type { Result } from '@aura/shared-domain';
import type { RegistryEntry, Release } from '@aura/shared-federation/contract';
import type { RemoteFailure } from '../failure.ts';
import type { GoneChunkDecision } from '../gone-chunk/after-gone-chunk.ts';
import { isGoneChunk } from '../gone-chunk/is-gone-chunk.ts';
import type { LoadedRemote } from '../loading/load-entry.ts';
import type { ErrorPlace, RemoteReport } from '../report.ts';
import { ErrorReports } from './error-reports.ts';
import { IDLE, LOADING, READY, type SlotState } from './slot-state.ts';
import { Visit } from './visit.ts';

const SLOW_AFTER_MS = 10_000;

export interface SlotPorts {
  readonly load: (entry: RegistryEntry) => Promise<Result<LoadedRemote, RemoteFailure>>;
  /** Decides about a file of a running release that did not come. Never rejects. */
  readonly onGoneChunk: (running: Release) => Promise<GoneChunkDecision>;
  readonly report: (report: RemoteReport, cause?: unknown) => void;
}

/**
 * The place of one release in the page. Its life cycles return at once, so that a slow remote never holds up
 * single-spa's queue and a failed one never ends in its terminal broken state; the network is awaited in here.
 */
export class RemoteSlot {
  readonly host: HTMLElement;
  readonly #ports: SlotPorts;
  readonly #listeners = new Set<() => void>();
  readonly #errors: ErrorReports;
  #entry: RegistryEntry;
  #state: SlotState = IDLE;
  #isMounted = false;
  /** Counts mounts and unmounts: what belongs to an earlier turn comes too late. */
  #turn = 0;
  #chain: Promise<void> = Promise.resolve();
  #visit: Visit | null = null;

  constructor(entry: RegistryEntry, host: HTMLElement, ports: SlotPorts) {
    this.#entry = entry;
    this.host = host;
    this.#ports = ports;
    this.#errors = new ErrorReports(ports.report);
  }

  get entry(): RegistryEntry {
    return this.#entry;
  }

  readonly getState = (): SlotState => this.#state;

  /** Whether its turn has come and is not over, however that went. */
  readonly isMounted = (): boolean => this.#isMounted;

  /** The release that is on the screen; null while there is none. */
  readonly running = (): Release | null => this.#visit?.release ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes note of what a newer registry says about the same release. */
  renew(entry: RegistryEntry): void {
    this.#entry = entry;
  }

  /** Starts to load and show the remote. */
  mount(): void {
    this.#isMounted = true;
    const turn = this.#begin();
    const slow = setTimeout(() => {
      if (turn === this.#turn && this.#state.kind === 'loading') this.#set({ kind: 'loading', slow: true });
    }, SLOW_AFTER_MS);
    void this.#ports
      .load(this.#entry)
      .then((loaded) => {
        if (turn !== this.#turn) return;
        if (loaded.ok) this.#enqueue(() => this.#show(loaded.value, turn));
        else this.fail(loaded.error);
      })
      .finally(() => clearTimeout(slow));
  }

  /** Takes the remote off the page. */
  unmount(): void {
    this.#isMounted = false;
    this.#turn++;
    this.#set(IDLE);
    this.#enqueue(() => this.#hide());
  }

  /** Takes the remote off the page and lets the person wait; `mount` follows. */
  prepareRetry(): void {
    this.#begin();
    this.#enqueue(() => this.#hide());
  }

  /** Ends the turn with a failure; whatever has been drawn is taken away. */
  fail(reason: RemoteFailure): void {
    this.#turn++;
    this.#set({ kind: 'failed', reason });
    this.#enqueue(() => this.#hide());
  }

  /** An error of the release on the screen that nobody held; the remote stays. */
  trouble(where: ErrorPlace, error: unknown): void {
    const release = this.running();
    if (!release) return;
    const isFirst = this.#errors.report(where, error, release);
    if (this.#state.kind !== 'ready') return;
    // The same file asked for again: what is to be done about it may be something else by now.
    if (isGoneChunk(error)) void this.#goneChunk(release, 'drawn');
    else if (isFirst && !this.#state.trouble) this.#set({ kind: 'ready', trouble: 'error' });
  }

  /** The person has read what went wrong. */
  dismissTrouble(): void {
    if (this.#state.kind === 'ready') this.#set(READY);
  }

  async #show({ release, module }: LoadedRemote, turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    const crashed = (where: ErrorPlace, error: unknown) => this.#crashed(where, error, turn, release);
    const visit = new Visit(release, module, this.host, (error) => crashed('render', error));
    this.#visit = visit;
    this.host.dataset['version'] = release.descriptor.version;
    // The queue goes on meanwhile: somebody who leaves does not wait for a remote that never ends mounting.
    void visit.begin().then((outcome) => {
      if (outcome.kind === 'failed') return crashed('mount', outcome.error);
      if (turn !== this.#turn) return;
      if (outcome.kind === 'done') return this.#set(READY);
      const { name: remote, version } = release.descriptor;
      this.#ports.report({ kind: 'failed', remote, version, reason: 'timeout' });
      return this.fail('timeout');
    });
  }

  async #hide(): Promise<void> {
    const visit = this.#visit;
    this.#visit = null;
    const outcome = await visit?.end();
    if (visit && outcome?.kind === 'failed') this.#errors.report('unmount', outcome.error, visit.release);
    this.host.replaceChildren();
  }

  #crashed(where: ErrorPlace, error: unknown, turn: number, release: Release): void {
    this.#errors.report(where, error, release);
    if (turn !== this.#turn) return;
    if (isGoneChunk(error)) void this.#goneChunk(release, 'crashed');
    else this.fail('crashed');
  }

  /** Follows what is decided about a file that did not come to a remote that is still drawn, or has crashed of it. */
  async #goneChunk(release: Release, remote: 'drawn' | 'crashed'): Promise<void> {
    if (remote === 'crashed') this.#set(LOADING);
    const turn = this.#turn;
    const decision = await this.#ports.onGoneChunk(release);
    if (turn !== this.#turn || decision === 'reload') return;
    const isOutdated = decision === 'offer-reload';
    if (remote === 'drawn') this.#set({ kind: 'ready', trouble: isOutdated ? 'outdated' : 'error' });
    else this.fail(isOutdated ? 'outdated' : 'unreachable');
  }

  #begin(): number {
    this.#errors.clear();
    this.#set(LOADING);
    return ++this.#turn;
  }

  #enqueue(step: () => Promise<void>): void {
    this.#chain = this.#chain.then(step).catch((error: unknown) => console.error(error));
  }

  #set(state: SlotState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
