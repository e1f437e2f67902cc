import type { IncomingHttpHeaders } from 'node:http';

/**
 * Links a log line to those of other services: the call's trace in the cloud, and its caller. Each field has one
 * allowed format, because clients can send any header.
 */
export interface Correlation {
  /** 32 hexadecimal digits, as the load balancer, Hosting and the function write them. */
  readonly trace?: string;
  /** Name and version of the remote whose page made the call: `tools@1.4.0`. */
  readonly remote?: string;
  /** Revision of the registry that the page runs with. */
  readonly registry?: number;
}

/** Header in which a page of ours says who it is: `tools@1.4.0 r12`; the shell's own pages say `shell r12`. */
export const PAGE_HEADER = 'x-aura-page';

const PAGE = /^([a-z][a-z0-9-]{0,39}(?:@[0-9A-Za-z.+-]{1,40})?) r(\d{1,9})$/;
const CLOUD_TRACE = /^([0-9a-f]{32})(?:\/|$)/;
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The correlation in a call's headers; omits malformed values. */
export function readCorrelation(headers: IncomingHttpHeaders): Correlation {
  const read = (name: string): string => String(headers[name] ?? '');
  const trace =
    TRACE_PARENT.exec(read('traceparent'))?.[1] ?? CLOUD_TRACE.exec(read('x-cloud-trace-context'))?.[1];
  const [, remote, registry] = PAGE.exec(read(PAGE_HEADER)) ?? [];
  return {
    ...(trace !== undefined && { trace }),
    ...(remote !== undefined && { remote }),
    ...(registry !== undefined && { registry: Number(registry) }),
  };
}
