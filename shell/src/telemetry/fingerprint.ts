import { ERROR_NAMES, type TelemetryEvent } from '@aura/shared-domain';
import { framesOf } from './stack.ts';

type ErrorEvent = Extract<TelemetryEvent, { kind: 'error' }>;

const TOP_FRAMES = 3;

/** An error as it may be told: its class, where it came from, and a number that stands for the places in our files. */
export function errorEvent(where: ErrorEvent['where'], error: unknown, named?: string): ErrorEvent {
  const name = knownName(named ?? (error instanceof Error ? error.name : ''));
  const places = framesOf(error)
    .slice(0, TOP_FRAMES)
    .map(({ url, at }) => `${url.slice(url.lastIndexOf('/') + 1)}:${at}`);
  return { kind: 'error', where, name, fingerprint: hashOf([name, where, ...places].join('\n')) };
}

const knownName = (name: string): ErrorEvent['name'] =>
  ERROR_NAMES.find((known) => known === name) ?? 'other';

/** 32-bit FNV-1a in hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
