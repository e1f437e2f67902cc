import type { Release } from '@aura/shared-federation/contract';
import type { ErrorPlace, RemoteReport } from '../report.ts';

/** Reports every error of a visit once, however often it comes again. */
export class ErrorReports {
  readonly #report: (report: RemoteReport, cause: unknown) => void;
  readonly #known = new Set<string>();

  constructor(report: (report: RemoteReport, cause: unknown) => void) {
    this.#report = report;
  }

  /** Reports an error unless that was done before; says whether it was the first time. */
  report(where: ErrorPlace, error: unknown, { descriptor }: Release): boolean {
    const name = error instanceof Error ? error.name : typeof error;
    const mark = `${where} ${name} ${error instanceof Error ? error.message : ''}`;
    if (this.#known.has(mark)) return false;
    this.#known.add(mark);
    this.#report({ kind: 'error', remote: descriptor.name, version: descriptor.version, where, name }, error);
    return true;
  }

  /** Another visit begins. */
  clear(): void {
    this.#known.clear();
  }
}
