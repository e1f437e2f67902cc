import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LockedPackage } from './read-lock.ts';

/** One advisory in the OSV format, limited to the fields used. */
const AdvisorySchema = v.object({
  id: v.string(),
  withdrawn: v.optional(v.string()),
  affected: v.array(
    v.object({
      package: v.object({ name: v.string(), ecosystem: v.string() }),
      ranges: v.optional(
        v.array(v.object({ type: v.string(), events: v.array(v.record(v.string(), v.string())) })),
        [],
      ),
      versions: v.optional(v.array(v.string()), []),
    }),
  ),
  database_specific: v.optional(v.object({ severity: v.optional(v.string()) }), {}),
});
type Advisory = v.InferOutput<typeof AdvisorySchema>;
type Affected = Advisory['affected'][number];

const SEVERE = new Set(['HIGH', 'CRITICAL']);

/** Advisories of a folder: the files of an export of OSV. */
export const readAdvisories = (folder: string): readonly Advisory[] =>
  globSync('**/*.json', { cwd: folder }).map((file) =>
    v.parse(v.pipe(v.string(), v.parseJson(), AdvisorySchema), readFileSync(join(folder, file), 'utf8')),
  );

/** Packages that a high or critical advisory is about, a line each. */
export function findAdvisories(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): readonly string[] {
  return advisories
    .filter(({ withdrawn, database_specific: { severity } }) => !withdrawn && SEVERE.has(severity ?? ''))
    .flatMap(({ id, affected }) =>
      affected
        .filter((entry) => entry.package.ecosystem === 'npm')
        .flatMap((entry) =>
          packages
            .filter(({ name, version }) => name === entry.package.name && isAffected(entry, version))
            .map(({ name, version }) => `${name}@${version}: ${id}`),
        ),
    );
}

function isAffected({ ranges, versions }: Affected, version: string): boolean {
  return versions.includes(version) || ranges.some(({ events }) => isWithin(events, version));
}

/** The events of a range are in order: from `introduced` up to `fixed`, which is not affected, or `last_affected`. */
function isWithin(events: readonly Readonly<Record<string, string>>[], version: string): boolean {
  let within = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && compareVersions(version, introduced) >= 0) within = true;
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) within = false;
    if (last !== undefined && compareVersions(version, last) > 0) within = false;
  }
  return within;
}

/** A version with a mark behind a hyphen comes before the one without. */
function compareVersions(a: string, b: string): number {
  const [[left, leftMark], [right, rightMark]] = [splitVersion(a), splitVersion(b)];
  const at = left.findIndex((number, index) => number !== (right[index] ?? 0));
  if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
  if (leftMark === rightMark) return 0;
  if (leftMark === '' || rightMark === '') return leftMark === '' ? 1 : -1;
  return leftMark < rightMark ? -1 : 1;
}

function splitVersion(version: string): readonly [readonly number[], string] {
  const [numbers = '', ...mark] = (version.split('+')[0] ?? '').split('-');
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
  return [[major, minor, patch], mark.join('-')];
}
