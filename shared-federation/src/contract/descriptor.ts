import { AccessSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { openObject } from './open-object.ts';

const PathSchema = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+(\/(:?[a-zA-Z0-9-]+|\*))*$/));
/** A file of the remote, relative to its base address; never leaves it. */
const FileSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/));
const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Common fields of every route. */
export const PAGE = {
  /** Pattern: literal segments, `:name`, a final `*`. */
  path: PathSchema,
  access: AccessSchema,
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(70)),
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
  /** Words besides the title that people type to find the page in the palette. */
  keywords: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(30))), v.maxLength(12)),
  ),
};

/** A route of a built remote. */
const RouteSchema = openObject({
  ...PAGE,
  /** Files that its first paint needs besides the entry and the initial ones. */
  files: v.array(FileSchema),
  /** Its HTML, if the build prerendered it. */
  page: v.optional(FileSchema),
});
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;

/** Common fields of every menu entry. */
export const NAVIGATION_ENTRY = {
  label: v.pipe(v.string(), v.minLength(2), v.maxLength(30)),
  path: PathSchema,
  /** Lower comes first. */
  order: v.number(),
  /** Shown to this role only. */
  role: v.optional(v.literal('gestor_rh')),
  /** Whether it leads to a purchase: hidden from people whose company pays. */
  sells: v.exactOptional(v.boolean()),
  /** Heading that groups it with entries of the same group, also of other remotes. */
  group: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(24))),
};
const NavigationEntrySchema = openObject(NAVIGATION_ENTRY);
export type NavigationEntry = v.InferOutput<typeof NavigationEntrySchema>;

/** Semantic version; a pre-release part is allowed. */
export const VersionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/));

/** Name of a remote: small letters, digits and hyphens. */
export const RemoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));

/** Short name of a team: small letters, digits and hyphens. The guard is none. */
export const OwnerSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/),
  v.notValue('guard', 'the guard is no team'),
);

/** Fields that a descriptor copies unchanged from a definition. */
export const DESCRIBED = {
  name: RemoteNameSchema,
  /** The team whose key signs what becomes of the remote. */
  owner: OwnerSchema,
  /** Range of the shell contract ({@link SHELL_API}) that it runs on, both ends included. */
  shellApi: v.pipe(
    v.strictObject({ min: v.pipe(v.number(), v.integer()), max: v.pipe(v.number(), v.integer()) }),
    v.check(({ min, max }) => min <= max, 'the range of the shell contract is empty'),
  ),
  /** Whose registry holds the remote. */
  audience: v.picklist(['everyone', 'professionals', 'gestor_rh']),
  navigation: v.array(NavigationEntrySchema),
};

const AssetSchema = openObject({
  file: FileSchema,
  /**
   * `tooling` is Module Federation's manifest and type hints, and the remote's declarations (`DECLARATIONS_FILE`);
   * `page` is the HTML of a route. No page needs them to show the remote, nor fonts that code fetches, which are
   * `tooling` too.
   */
  kind: v.picklist(['script', 'style', 'worker', 'tooling', 'page']),
  integrity: IntegritySchema,
  /** Needed for the remote's first paint: preloaded when the person heads for it. */
  initial: v.boolean(),
});
export type RemoteAsset = v.InferOutput<typeof AssetSchema>;

/** A definition completed by the build: the unit of release. */
export const DescriptorSchema = openObject({
  ...DESCRIBED,
  /** Absent in releases that were made before remotes had owners. */
  owner: v.exactOptional(OwnerSchema),
  schema: v.literal(2),
  version: VersionSchema,
  routes: v.pipe(v.array(RouteSchema), v.minLength(1)),
  /** Global name of the federation container; differs from version to version, so that two can live in one page. */
  container: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  /** Versions of the shared modules that it was compiled against. */
  builtWith: v.record(v.string(), VersionSchema),
  entry: openObject({ file: FileSchema, integrity: IntegritySchema }),
  assets: v.array(AssetSchema),
  /**
   * How to execute an entry built by another tool chain with its own runtime: as a script (webpack) or as an ES module
   * (Vite). Absent for remotes built in the workspace.
   */
  foreign: v.exactOptional(v.picklist(['script', 'module'])),
});
export type Descriptor = v.InferOutput<typeof DescriptorSchema>;

/** Name of the federation container of a version of a remote: must be a JavaScript identifier. */
export const computeContainerName = (remote: string, version: string): string =>
  `mfe_${remote}_${version}`.replaceAll(/[^a-z0-9]/g, '_');
