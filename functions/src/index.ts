import { PARTS } from './parts/all-parts.ts';
import { serveApp } from './codebases/serve-parts.ts';

export * from './parts/all-schedules.ts';

/** The whole backend in one function, for a working copy; a deployment is split into codebases. */
export const api = serveApp(
  { parts: PARTS },
  { memory: '1GiB', concurrency: 40, maxInstances: 10, timeoutSeconds: 60 },
);
