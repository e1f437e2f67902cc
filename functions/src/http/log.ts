import type { Correlation } from './correlation.ts';

/**
 * One line about one request. The type is the redaction: there is no field in which an address, a uid, a query,
 * a body or an error's message would fit.
 */
export interface RequestEntry extends Correlation {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: 'request';
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the route, never the requested path. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly failure?: string;
  readonly fault?: Fault;
}

/** The loggable parts of an unexpected error: its class, its code and its place. */
export interface Fault {
  readonly name: string;
  readonly code?: string;
  readonly frames: readonly string[];
}

export type Log = (entry: RequestEntry) => void;

const FRAMES = 8;
const SHORT_CODE = /^[\w/-]{1,60}$/;

/** Leaves the message out: it may quote what a person wrote. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = 'code' in error ? String(error.code) : '';
  const stack = (error.stack ?? '').replace(error.message, '');
  const lines = stack.split('\n').map((line) => line.trim());
  const frames = lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line)).slice(0, FRAMES);
  return { name: error.constructor.name, ...(SHORT_CODE.test(code) && { code }), frames };
}
