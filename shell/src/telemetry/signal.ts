import type { RemoteReport } from '../remotes/report.ts';

/** What happened in this page, as it is collected: errors are turned into figures before anything leaves. */
export type Signal =
  | { readonly kind: 'remote'; readonly report: RemoteReport; readonly cause: unknown }
  | { readonly kind: 'shellError'; readonly where: 'render' | 'event' | 'promise'; readonly error: unknown }
  | { readonly kind: 'shellReady'; readonly ms: number };
