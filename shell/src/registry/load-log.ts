import { onRemoteReport, type RemoteReport } from '../remotes/report.ts';

const last = new Map<string, RemoteReport>();

/** Records the loading of remotes in this tab, for the page that shows it; called once. */
export function keepLoadLog(): void {
  onRemoteReport((report) => void last.set(report.remote, report));
}

/** The latest report about a remote; null if it was never requested. */
export const findLastReport = (remote: string): RemoteReport | null => last.get(remote) ?? null;
