import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Measured, MeasuredSchema } from './measured-figures.ts';

const SCRIPT = fileURLToPath(new URL('./measure-file.ts', import.meta.url));
const LIMIT = 120_000;

/** Reads one file in a separate process. */
export function measure(pdf: string): Measured {
  const child = spawnSync(process.execPath, [SCRIPT, pdf], {
    encoding: 'utf8',
    timeout: LIMIT,
    maxBuffer: 16 * 1024 * 1024,
  });
  if (child.status !== 0) {
    const why = child.stderr.trim().split('\n').at(-1) ?? '';
    return { first: 0, median: 0, peak: 0, structure: null, error: `process ended: ${why}` };
  }
  return v.parse(MeasuredSchema, JSON.parse(child.stdout));
}
