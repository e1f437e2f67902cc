import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a line is found by beside those of other services: the call as the cloud traces it, and who made it. Each field takes
 * one form only, for a header says whatever its sender likes.
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

/** What the headers of a call say; nothing of what is not in its form. */
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
