import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { formatDuration } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';

/** Seconds that steps and files took. */
export interface Timings {
  readonly steps: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, number>>;
}

/** The times that the repository keeps, of a whole run on an idle machine. */
export const KEPT_TIMINGS = join(ROOT, '.ci/timings.json');

const SecondsSchema = v.record(v.string(), v.number());
const TimingsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ steps: SecondsSchema, files: SecondsSchema }),
);

/** Stored times; null if missing or unreadable. */
export async function readTimings(file: string): Promise<Timings | null> {
  const parsed = v.safeParse(TimingsSchema, await readFile(file, 'utf8').catch(() => ''));
  return parsed.success ? parsed.output : null;
}

/** Writes times, longest first. */
export async function writeTimings(file: string, { steps, files }: Timings): Promise<void> {
  const sorted = (record: Timings['steps']) =>
    Object.fromEntries(Object.entries(record).toSorted(([, a], [, b]) => b - a));
  await writeFile(file, `${JSON.stringify({ steps: sorted(steps), files: sorted(files) }, null, 2)}\n`);
}

/** The timings that the repository stores: shorter ones can only grow by noise. */
export const selectWorthKeeping = ({ steps, files }: Timings): Timings => ({
  steps,
  files: Object.fromEntries(Object.entries(files).filter(([, seconds]) => seconds >= 1)),
});

/** Growth by less than this is noise of the machine, seconds. */
const NOISE_SECONDS = 3;
const GROWTH = 1.2;

/** A step or file that takes more than a fifth longer than it did. */
export interface Grown {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Steps and files that take more than a fifth, and three seconds, longer than the stored times; largest growth first.
 * @param kept seconds of an earlier run
 * @param now seconds of this run
 */
export function listGrownTimings(kept: Timings, now: Timings): readonly Grown[] {
  const compare = (before: Timings['steps'], after: Timings['steps']): Grown[] =>
    Object.entries(after)
      .map(([name, seconds]) => ({ name, before: before[name] ?? Infinity, after: seconds }))
      .filter((row) => row.after > row.before * GROWTH && row.after - row.before > NOISE_SECONDS);
  return [...compare(kept.steps, now.steps), ...compare(kept.files, now.files)].toSorted(
    (a, b) => b.after - b.before - (a.after - a.before),
  );
}

/** The end of a run's output: the ten slowest files, and the grown ones. */
export function describeTimings(now: Timings, kept: Timings | null): readonly string[] {
  const slowest = Object.entries(now.files)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, seconds]) => `  ${formatDuration(seconds * 1000).padStart(12)}  ${file}`);
  const grown = kept ? listGrownTimings(kept, now) : [];
  return [
    ...(slowest.length > 0 ? ['', 'Os dez arquivos mais lentos:', ...slowest] : []),
    ...(grown.length > 0 ? ['', 'Mais de um quinto acima de .ci/timings.json:'] : []),
    ...grown.map(
      ({ name, before, after }) =>
        `  ${formatDuration(before * 1000)} → ${formatDuration(after * 1000)}  ${name}`,
    ),
  ];
}
