import { AccessSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const PathSchema = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+(\/(:?[a-zA-Z0-9-]+|\*))*$/));
/** A file of the remote, relative to its base address; never leaves it. */
const FileSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/));
const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const RouteSchema = v.strictObject({
  /** Pattern: literal segments, `:name`, a final `*`. */
  path: PathSchema,
  access: AccessSchema,
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(70)),
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
});
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;

export const NavigationEntrySchema = v.strictObject({
  label: v.pipe(v.string(), v.minLength(2), v.maxLength(30)),
  path: PathSchema,
  /** Lower comes first. */
  order: v.number(),
  /** Shown to this role only. */
  role: v.optional(v.literal('gestor_rh')),
});
export type NavigationEntry = v.InferOutput<typeof NavigationEntrySchema>;

/** What a team writes about its remote, in `remote.ts` of its folder. */
export const RemoteDefinitionSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** Range of {@link SHELL_API} that it runs on, both ends included. */
  shellApi: v.strictObject({ min: v.pipe(v.number(), v.integer()), max: v.pipe(v.number(), v.integer()) }),
  /** Whose registry holds the remote. */
  audience: v.picklist(['everyone', 'professionals', 'gestor_rh']),
  routes: v.pipe(v.array(RouteSchema), v.minLength(1)),
  navigation: v.array(NavigationEntrySchema),
});
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinitionSchema>;

export const AssetSchema = v.strictObject({
  file: FileSchema,
  kind: v.picklist(['script', 'style', 'worker']),
  integrity: IntegritySchema,
  /** Needed for the remote's first paint: preloaded when the person heads for it. */
  initial: v.boolean(),
});
export type RemoteAsset = v.InferOutput<typeof AssetSchema>;

/** A definition completed by the build: the unit of release. */
export const DescriptorSchema = v.strictObject({
  ...RemoteDefinitionSchema.entries,
  schema: v.literal(1),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/)),
  /** Global name of the federation container. */
  container: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  entry: v.strictObject({ file: FileSchema, integrity: IntegritySchema }),
  assets: v.array(AssetSchema),
});
export type Descriptor = v.InferOutput<typeof DescriptorSchema>;

/** Types a definition where it is written; the build validates it. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;

/** Name of the federation container of a remote: must be a JavaScript identifier. */
export const containerName = (remote: string): string => `mfe_${remote.replaceAll('-', '_')}`;
