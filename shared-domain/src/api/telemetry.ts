import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';
import { PassSchema } from './openings.ts';

/** Most events of one batch, and longest values. */
export const TELEMETRY_LIMITS = {
  events: 40,
  milliseconds: 600_000,
  route: 80,
  message: 160,
  frames: 6,
} as const;

/** Why a remote did not come to be on the screen. */
export const LOAD_FAILURES = [
  'unreachable',
  'timeout',
  'incompatible',
  'outdated',
  'crashed',
  'other',
] as const;

/** What was happening when an error was thrown. */
export const ERROR_PLACES = ['mount', 'render', 'unmount', 'event', 'promise', 'other'] as const;

/** Distinguished classes of errors. The list is closed, so that no user text can appear as the name of a class. */
export const ERROR_NAMES = [
  'Error',
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DOMException',
  'DataCloneError',
  'EvalError',
  'FirebaseError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'other',
] as const;

/** Web vitals: milliseconds, CLS without a unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export const VitalNameSchema = v.picklist(VITAL_NAMES);
export type VitalName = v.InferOutput<typeof VitalNameSchema>;

const MillisecondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(TELEMETRY_LIMITS.milliseconds),
);

/** Pattern of a route; visited addresses are not allowed. */
export const RoutePatternSchema = v.pipe(
  v.string(),
  v.maxLength(TELEMETRY_LIMITS.route),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/(?::?[a-zA-Z0-9-]+|\*))*)?$/),
);

/** `app.1a2b3c4d.js:1:204`: file, line and column of a place in a script that we built. */
export const ErrorFrameSchema = v.pipe(
  v.string(),
  v.maxLength(90),
  v.regex(/^[\w-]+(?:\.[\w-]+)*\.(?:[0-9a-f]{8}|worker)\.js:\d{1,7}:\d{1,7}$/),
);

/** The stack of a thrown error, innermost first. */
export const ErrorFramesSchema = v.pipe(v.array(ErrorFrameSchema), v.maxLength(TELEMETRY_LIMITS.frames));

export const ErrorMessageSchema = v.pipe(v.string(), v.maxLength(TELEMETRY_LIMITS.message));

export const ErrorFingerprintSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
export const ErrorNameSchema = v.picklist(ERROR_NAMES);
export const ErrorPlaceSchema = v.picklist(ERROR_PLACES);
export const LoadFailureSchema = v.picklist(LOAD_FAILURES);

export const TelemetryEventSchema = v.variant('kind', [
  /** A remote that came to be on the screen, or the shell that took a page over. */
  v.strictObject({ kind: v.literal('load'), ms: MillisecondsSchema }),
  v.strictObject({ kind: v.literal('loadFailed'), reason: LoadFailureSchema }),
  v.strictObject({
    kind: v.literal('error'),
    where: ErrorPlaceSchema,
    name: ErrorNameSchema,
    /** Represents the places in our own files that threw it. */
    fingerprint: ErrorFingerprintSchema,
    /** The reduced message: see `redactErrorMessage`, which the receiver applies again. */
    message: v.optional(ErrorMessageSchema),
    /** Places in the files of this version alone. */
    frames: v.optional(ErrorFramesSchema),
  }),
  v.strictObject({
    kind: v.literal('vital'),
    name: VitalNameSchema,
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(TELEMETRY_LIMITS.milliseconds)),
    route: RoutePatternSchema,
  }),
]);
export type TelemetryEvent = v.InferOutput<typeof TelemetryEventSchema>;

/** How the shell is called where versions of remotes are counted. */
export const SHELL_NAME = 'shell';

/**
 * A page's report about one version of a remote or of the shell. Deliberately strict: it has no field for a person or
 * an address, and of a text only words common to all browsers are kept.
 */
export const TelemetryRequestSchema = v.strictObject({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: v.pipe(v.string(), v.maxLength(32), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/)),
  events: v.pipe(v.array(TelemetryEventSchema), v.minLength(1), v.maxLength(TELEMETRY_LIMITS.events)),
  /** Without it the openings are shown and never judged. */
  pass: v.optional(PassSchema),
});
export type TelemetryRequest = v.InferOutput<typeof TelemetryRequestSchema>;

export const TelemetryResponseSchema = v.object({ received: v.literal(true) });
export type TelemetryResponse = v.InferOutput<typeof TelemetryResponseSchema>;

export const telemetryEndpoint = {
  method: 'POST',
  path: '/telemetry',
  auth: 'none',
  request: TelemetryRequestSchema,
  response: TelemetryResponseSchema,
  timeoutMs: 10_000,
} as const satisfies AnyEndpoint;
