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

/** What a line may say of a fault and of the call that it is about. */
type Line = Correlation & { readonly message: string; readonly severity: string; readonly fault?: Fault };

const BUILD_SIGNS = 12;
/** What Error Reporting takes for a report of an error, whatever else the line has. */
const ERROR_REPORT = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** @param entry file that the process runs */
export function identifyRunningCode(env: NodeJS.ProcessEnv, project: string, entry: URL): Running {
  const hash = createHash('sha256').update(readFileSync(entry)).digest('hex');
  const { K_SERVICE: service = 'local', K_REVISION: revision = 'local' } = env;
  return { project, service, revision, build: hash.slice(0, BUILD_SIGNS) };
}

/**
 * A line in the form that Cloud Logging and Error Reporting read: found by its trace, told apart by build and revision, and
 * where it tells of a fault, grouped with the faults that were thrown in the same place.
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
