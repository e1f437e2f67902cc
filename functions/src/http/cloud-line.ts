import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Correlation } from './correlation.ts';
import type { Fault } from './log.ts';

/** Which code writes the lines of this process. */
export interface Running {
  readonly project: string;
  /** Name that the cloud runs it under. */
  readonly service: string;
  /** The cloud's name for this deployment of it. */
  readonly revision: string;
  /** Beginning of the SHA-256 of the bundle: the same for the same code wherever it runs. */
  readonly build: string;
}

/** The fields of a line about a fault and its call. */
type Line = Correlation & { readonly message: string; readonly severity: string; readonly fault?: Fault };

const BUILD_SIGNS = 12;
/** Marks a line as an error report for Error Reporting. */
const ERROR_REPORT = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** @param entry file that the process runs */
export function identifyRunningCode(env: NodeJS.ProcessEnv, project: string, entry: URL): Running {
  const hash = createHash('sha256').update(readFileSync(entry)).digest('hex');
  const { K_SERVICE: service = 'local', K_REVISION: revision = 'local' } = env;
  return { project, service, revision, build: hash.slice(0, BUILD_SIGNS) };
}

/**
 * A line in the format of Cloud Logging and Error Reporting: linked to its trace, with build and revision, and, for a
 * fault, grouped with faults of the same place.
 */
export function formatCloudLine(line: Line, { project, service, revision, build }: Running): string {
  const { trace, fault } = line;
  return JSON.stringify({
    ...line,
    build,
    revision,
    ...(trace !== undefined && { 'logging.googleapis.com/trace': `projects/${project}/traces/${trace}` }),
    ...(fault && {
      '@type': ERROR_REPORT,
      // The message of an error may quote a person's text: log only its class, its code and its place.
      stack_trace: [[fault.name, fault.code].filter(Boolean).join(': '), ...fault.frames].join('\n    '),
      serviceContext: { service, version: build },
    }),
  });
}
