import { readFileSync } from 'node:fs';
import { readResumeFile } from '@aura/shared-career/resume';
import type { Measured } from './measured-figures.ts';

// Runs as a separate process for one file, so that its peak memory is of that file alone.
const READINGS = 5;

const path = process.argv[2] ?? '';
const bytes = new Uint8Array(readFileSync(path));
const now = new Date();

async function time(): Promise<{ milliseconds: number; result: Awaited<ReturnType<typeof readResumeFile>> }> {
  const begun = performance.now();
  const result = await readResumeFile({ name: path, bytes }, { now });
  return { milliseconds: performance.now() - begun, result };
}

const first = await time();
const later: number[] = [];
for (let reading = 0; reading < READINGS; reading += 1) later.push((await time()).milliseconds);

const round = (value: number): number => Math.round(value * 10) / 10;
const { result } = first;
const measured: Measured = {
  first: round(first.milliseconds),
  median: round(later.toSorted((a, b) => a - b)[READINGS >> 1] ?? 0),
  // Kilobytes, on every system.
  peak: round(process.resourceUsage().maxRSS / 1024),
  structure: result.ok ? result.value.structure : null,
  error: result.ok ? null : result.error.code,
};
console.log(JSON.stringify(measured));
