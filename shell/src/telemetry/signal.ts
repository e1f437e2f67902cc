import type { RemoteReport } from '../remotes/report.ts';

/** An event in this page as collected: errors are reduced to figures before they are sent. */
export type Signal =
  | { readonly kind: 'remote'; readonly report: RemoteReport; readonly cause: unknown }
  | { readonly kind: 'shellError'; readonly where: 'render' | 'event' | 'promise'; readonly error: unknown }
  | { readonly kind: 'shellReady'; readonly ms: number };
