import {
  bucketOf,
  OTHER_ERRORS,
  type DayCounts,
  type TelemetryEvent,
  type TelemetryRequest,
} from '@aura/shared-domain';
import type { Admits } from './distinct-names.ts';

/** What a batch adds to the counts of a day. */
export type Addition = Partial<Omit<DayCounts, 'day'>> & Pick<DayCounts, 'remote' | 'version'>;

/** Version under which whatever is too much to be told apart is counted. */
const OTHER_VERSION = { remote: 'other', version: '0.0.0' } as const;

/** Which names are told apart. */
export interface NameBounds {
  readonly versions: Admits;
  /** Fingerprints of errors, and routes, per version. */
  readonly details: Admits;
}

/** Sums a batch. Names beyond their bounds are counted together as others; routes beyond them are not counted. */
export function countBatch(
  { remote, version, events }: TelemetryRequest,
  day: string,
  bounds: NameBounds,
): Addition {
  const id = `${remote}@${version}`;
  const isKnown = bounds.versions(day, 'versions', id);
  const addition: Tally = { ...(isKnown ? { remote, version } : OTHER_VERSION) };
  const admits = (kind: string, name: string) => isKnown && bounds.details(day, `${kind} of ${id}`, name);
  for (const event of events) count(addition, event, admits);
  return addition;
}

type Counts = Record<string, number>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Tally = Mutable<Addition>;

function count(tally: Tally, event: TelemetryEvent, admits: (kind: string, name: string) => boolean): void {
  switch (event.kind) {
    case 'load':
      tally.loads = (tally.loads ?? 0) + 1;
      addOne((tally.load ??= {}), bucketOf('load', event.ms));
      break;
    case 'loadFailed':
      addOne((tally.failures ??= {}), event.reason);
      break;
    case 'error': {
      const errors = (tally.errors ??= {});
      const { name, where, fingerprint } = event;
      const isKnown = admits('errors', fingerprint);
      const key = isKnown ? fingerprint : OTHER_ERRORS;
      const named = isKnown ? { name, where } : { name: 'other' as const, where: 'other' as const };
      errors[key] = { ...named, count: (errors[key]?.count ?? 0) + 1 };
      break;
    }
    case 'vital': {
      const bucket = bucketOf(event.name, event.value);
      addOne(((tally.vitals ??= {})[event.name] ??= {}), bucket);
      if (event.name === 'LCP' && admits('routes', event.route))
        addOne(((tally.pages ??= {})[event.route] ??= {}), bucket);
      break;
    }
  }
}

function addOne(counts: Partial<Counts>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
