import {
  ErrorFrameSchema,
  ERROR_NAMES,
  redactErrorMessage,
  TELEMETRY_LIMITS,
  type TelemetryEvent,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { readFrames, type Frame } from './stack.ts';

type ErrorEvent = Extract<TelemetryEvent, { kind: 'error' }>;

const TOP_FRAMES = 3;

interface Thrown {
  readonly where: ErrorEvent['where'];
  readonly error: unknown;
  /** Name of its class, if already known. */
  readonly named?: string;
  /** Base address of the files of the reported version. */
  readonly baseUrl: string;
}

/**
 * The reportable form of an error: its class, where it was caught, the reduced message, the places in the version's
 * own files, and a hash of the place that threw it.
 */
export function buildErrorEvent({ where, error, named, baseUrl }: Thrown): ErrorEvent {
  const name = toKnownName(named ?? (error instanceof Error ? error.name : ''));
  const all = readFrames(error);
  const places = all.slice(0, TOP_FRAMES).map(describePlace);
  const frames = all
    .filter(({ url }) => url.startsWith(baseUrl) && !url.slice(baseUrl.length).includes('/'))
    .map(describePlace)
    .filter((frame) => v.is(ErrorFrameSchema, frame))
    .slice(0, TELEMETRY_LIMITS.frames);
  const message = error instanceof Error ? redactErrorMessage(error.message) : '';
  return {
    kind: 'error',
    where,
    name,
    fingerprint: hashOf([name, where, ...places].join('\n')),
    ...(message !== '' && { message }),
    ...(frames.length > 0 && { frames }),
  };
}

const describePlace = ({ url, at }: Frame): string => `${url.slice(url.lastIndexOf('/') + 1)}:${at}`;

const toKnownName = (name: string): ErrorEvent['name'] =>
  ERROR_NAMES.find((known) => known === name) ?? 'other';

/** 32-bit FNV-1a in hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
