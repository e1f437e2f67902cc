import {
  findBucket,
  computeDay,
  redactErrorMessage,
  OTHER_ERRORS,
  type DayCounts,
  type TelemetryEvent,
  type TelemetryRequest,
} from '@aura/shared-domain';
import type { Admits } from './distinct-names.ts';

/** A batch's additions to the counts of a day. */
export type Addition = Partial<Omit<DayCounts, 'day'>> & Pick<DayCounts, 'remote' | 'version'>;

/** Version that counts the reports beyond the limits. */
const OTHER_VERSION = { remote: 'other', version: '0.0.0' } as const;

/** Limits of distinguished names. */
export interface NameBounds {
  readonly versions: Admits;
  /** Fingerprints of errors, and routes, per version. */
  readonly details: Admits;
}

/** Sums a batch. Names beyond their bounds are counted together as others; routes beyond them are not counted. */
export function countBatch(
  { remote, version, events }: TelemetryRequest,
  now: Date,
  bounds: NameBounds,
): Addition {
  const day = computeDay(now);
  const id = `${remote}@${version}`;
  const isKnown = bounds.versions(day, 'versions', id);
  const addition: Tally = { ...(isKnown ? { remote, version } : OTHER_VERSION) };
  const admits = (kind: string, name: string) => isKnown && bounds.details(day, `${kind} of ${id}`, name);
  for (const event of events) count(addition, event, computeMinute(now), admits);
  return addition;
}

type Counts = Record<string, number>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Tally = Mutable<Addition>;

function count(
  tally: Tally,
  event: TelemetryEvent,
  seenAt: string,
  admits: (kind: string, name: string) => boolean,
): void {
  switch (event.kind) {
    case 'load':
      tally.loads = (tally.loads ?? 0) + 1;
      addOne((tally.load ??= {}), findBucket('load', event.ms));
      break;
    case 'loadFailed':
      addOne((tally.failures ??= {}), event.reason);
      break;
    case 'error': {
      const errors = (tally.errors ??= {});
      const { name, where, fingerprint, message = '', frames = [] } = event;
      const isKnown = admits('errors', fingerprint);
      const key = isKnown ? fingerprint : OTHER_ERRORS;
      // The page has taken everything else out of the message; a sender of another kind may not have.
      const told = redactErrorMessage(message);
      const named = isKnown
        ? { name, where, ...(told && { message: told }), ...(frames.length > 0 && { frames }) }
        : { name: 'other' as const, where: 'other' as const };
      errors[key] = { ...named, count: (errors[key]?.count ?? 0) + 1, lastSeen: seenAt };
      break;
    }
    case 'vital': {
      const bucket = findBucket(event.name, event.value);
      addOne(((tally.vitals ??= {})[event.name] ??= {}), bucket);
      if (event.name === 'LCP' && admits('routes', event.route))
        addOne(((tally.pages ??= {})[event.route] ??= {}), bucket);
      break;
    }
  }
}

/** An instant to the minute: when an error was last told of says nothing about who met it. */
const computeMinute = (instant: Date): string => `${instant.toISOString().slice(0, 16)}:00.000Z`;

function addOne(counts: Partial<Counts>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
