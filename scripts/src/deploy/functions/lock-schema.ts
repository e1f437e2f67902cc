import * as v from 'valibot';

const Names = v.optional(v.record(v.string(), v.string()), {});

/** One entry of `package-lock.json`; unknown fields are kept unchanged. */
const LockedPackageSchema = v.looseObject({
  version: v.optional(v.string()),
  /** A workspace package: a link, and the folder that it leads to. */
  link: v.optional(v.boolean()),
  resolved: v.optional(v.string()),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })),
    {},
  ),
});
export type LockedPackage = v.InferOutput<typeof LockedPackageSchema>;

/** `package-lock.json` of npm, limited to the parts that pruning needs. */
export const LockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), LockedPackageSchema),
});
export type Lock = v.InferOutput<typeof LockSchema>;

/** `package.json` of a separately installed package. */
export const ManifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  engines: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;
