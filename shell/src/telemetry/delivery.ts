import { matchesPattern, SHELL_NAME, TELEMETRY_LIMITS, type TelemetryEvent } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import type { RemoteReport } from '../remotes/report.ts';
import { Batches, type Subject } from './batches.ts';
import { buildErrorEvent } from './fingerprint.ts';
import type { Send } from './send.ts';
import type { Signal } from './signal.ts';
import { readFrames } from './stack.ts';
import type { Vital } from './vitals.ts';
import { resolveRoute } from '../routes/resolve-route.ts';

interface DeliveryPorts {
  readonly send: Send;
  readonly remotes: () => readonly RegistryEntry[];
  /** Whether a remote is shown in a developer's own version, which often calls itself like a released one. */
  readonly isLocal: (remote: string) => boolean;
  /** Path that the document was loaded for. */
  readonly landing: string;
  /** Path that is on the screen now. */
  readonly pathNow: () => string;
  readonly origin: string;
  /** Asks for `flush` within some seconds. */
  readonly schedule: () => void;
}

/** Different errors that one document tells of at most. */
const MOST_ERRORS = 30;

/** Turns what happened into events, each with the version that it belongs to, and sends them in batches. */
export class Delivery {
  readonly #ports: DeliveryPorts;
  readonly #batches = new Batches();
  /** Versions that were loaded into this page, by remote. */
  readonly #onScreen = new Map<string, string>();
  readonly #toldErrors = new Set<string>();

  constructor(ports: DeliveryPorts) {
    this.#ports = ports;
  }

  take(signal: Signal): void {
    if (signal.kind === 'remote') this.#takeReport(signal.report, signal.cause);
    else if (signal.kind === 'shellReady')
      this.#add(SHELL, { kind: 'load', ms: clampMilliseconds(signal.ms) });
    else if (this.#isOfShell(signal.error)) {
      const { where, error } = signal;
      this.#addError(SHELL, buildErrorEvent({ where, error, baseUrl: `${this.#ports.origin}/` }));
    }
  }

  takeVital({ name, value, atLoad }: Vital): void {
    const { landing, pathNow, remotes } = this.#ports;
    const place = findPlace(atLoad ? landing : pathNow(), remotes(), this.#onScreen);
    if (!place) return;
    const bounded = Math.min(Math.max(value, 0), TELEMETRY_LIMITS.milliseconds);
    this.#add(place, { kind: 'vital', name, value: Number(bounded.toFixed(4)), route: place.route });
  }

  /** Sends everything that waits. */
  flush(isLeaving: boolean): void {
    for (const batch of this.#batches.take()) this.#ports.send(batch, isLeaving);
  }

  #takeReport(report: RemoteReport, cause: unknown): void {
    if (report.kind === 'loaded') {
      this.#onScreen.set(report.remote, report.version);
      this.#add(report, { kind: 'load', ms: clampMilliseconds(report.ms) });
    } else if (report.kind === 'failed') this.#add(report, { kind: 'loadFailed', reason: report.reason });
    else {
      const { where, name: named } = report;
      this.#addError(
        report,
        buildErrorEvent({ where, error: cause, named, baseUrl: this.#baseUrlOf(report) }),
      );
    }
  }

  /** Versions of a remote coexist, and the page may show another one than the current registry. */
  #baseUrlOf({ remote, version }: Subject): string {
    const entry = this.#ports.remotes().find(({ descriptor }) => descriptor.name === remote);
    if (!entry) return NOWHERE;
    return entry.baseUrl.replace(`/${entry.descriptor.version}/`, `/${version}/`);
  }

  /** A document reports an error once: repetitions would drown everything else. */
  #addError(subject: Subject, event: Extract<TelemetryEvent, { kind: 'error' }>): void {
    const id = `${subject.remote}@${subject.version} ${event.fingerprint}`;
    if (this.#toldErrors.has(id) || this.#toldErrors.size >= MOST_ERRORS) return;
    this.#toldErrors.add(id);
    this.#add(subject, event);
  }

  /** Thrown by a file of the shell: extensions throw in this page too, and remotes report by themselves. */
  #isOfShell(error: unknown): boolean {
    const [innermost] = readFrames(error);
    if (!innermost) return false;
    const isOfRemote = this.#ports.remotes().some(({ baseUrl }) => innermost.url.startsWith(baseUrl));
    return innermost.url.startsWith(`${this.#ports.origin}/`) && !isOfRemote;
  }

  #add(subject: Subject, event: TelemetryEvent): void {
    if (this.#ports.isLocal(subject.remote)) return;
    if (this.#batches.add(subject, event)) this.#ports.schedule();
  }
}

/** No address begins like this. */
const NOWHERE = ' ';

const SHELL: Subject = { remote: SHELL_NAME, version: __VERSION__ };

const clampMilliseconds = (value: number): number =>
  Math.min(Math.max(Math.round(value), 0), TELEMETRY_LIMITS.milliseconds);

/** The owner of the page at an address. */
interface Place {
  readonly remote: string;
  readonly version: string;
  /** Pattern of the route. */
  readonly route: string;
}

/**
 * The page of an address; null for an address that leads nowhere or on to another.
 * @param onScreen versions that are really in the page, which may be others than the registry names by now
 */
function findPlace(
  pathname: string,
  remotes: readonly RegistryEntry[],
  onScreen: ReadonlyMap<string, string>,
): Place | null {
  const resolved = resolveRoute(remotes, pathname);
  if (resolved.kind === 'shell') return { remote: SHELL_NAME, version: __VERSION__, route: resolved.page };
  if (resolved.kind !== 'remote') return null;
  const { name, version, routes } = resolved.entry.descriptor;
  const route = routes.find(({ path }) => matchesPattern(path, pathname));
  return route ? { remote: name, version: onScreen.get(name) ?? version, route: route.path } : null;
}
