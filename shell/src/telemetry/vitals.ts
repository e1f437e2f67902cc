import type { VitalName } from '@aura/shared-domain';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** A web vital; `atLoad` if it describes the loading of the document rather than the visible page. */
export interface Vital {
  readonly name: VitalName;
  readonly value: number;
  readonly atLoad: boolean;
}

const OF_THE_LOAD: ReadonlySet<VitalName> = new Set(['LCP', 'FCP', 'TTFB'] as const);

/**
 * Calls the listener once for every web vital: a value that keeps growing after the page was first left counts with
 * its value then. (Sums without identifiers cannot correct an earlier figure.)
 */
export function observeVitals(listener: (vital: Vital) => void): void {
  const told = new Set<string>();
  const tell = ({ id, name, value, navigationType }: Metric) => {
    if (told.has(id)) return;
    told.add(id);
    const atLoad = OF_THE_LOAD.has(name) && navigationType !== 'back-forward-cache';
    listener({ name, value, atLoad });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(tell);
}
