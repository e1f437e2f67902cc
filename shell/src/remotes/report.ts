import { createSignal } from '@aura/shared-domain';
import type { RemoteFailure } from './failure.ts';

/** Origin of an error in a loaded remote. */
export type ErrorPlace = 'mount' | 'render' | 'event' | 'promise' | 'unmount';

interface Subject {
  readonly remote: string;
  readonly version: string;
}

/** A report about a remote. It contains no error text and no personal data. */
export type RemoteReport = Subject &
  (
    | {
        readonly kind: 'loaded';
        /** From asking for the remote until its module was there, milliseconds. */
        readonly ms: number;
      }
    | { readonly kind: 'failed'; readonly reason: RemoteFailure }
    | {
        readonly kind: 'error';
        readonly where: ErrorPlace;
        /** Name of the error's class. */
        readonly name: string;
      }
  );

/** `cause` is the error itself, if there is one: use it for its stack, never send it unchanged. */
const reports = createSignal<[report: RemoteReport, cause: unknown]>();

/** Calls the listener with every report from now on; returns the way to stop. */
export const onRemoteReport = reports.subscribe;

/**
 * Says once what happened to a remote: to the listeners, and on the console where something went wrong.
 * @param cause the error behind it, for the console and the listeners
 */
export function reportRemote(report: RemoteReport, cause?: unknown): void {
  if (report.kind !== 'loaded') {
    const what = report.kind === 'failed' ? report.reason : `${report.name} (${report.where})`;
    const text = `remote ${report.remote}@${report.version}: ${what}`;
    console.error(text, ...(cause === undefined ? [] : [cause]));
  }
  reports.emit(report, cause);
}
