import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { RemoteNameSchema, VersionSchema } from './descriptor.ts';
import { openObject } from './open-object.ts';
import { SignedOwnersSchema } from './owners.ts';
import { ReleaseSchema, releaseId, type Release } from './release.ts';
import { SealSchema } from './seal.ts';

/**
 * Who gets a staged release: a share of the signed-in people, the same ones every time, everybody of a role, or single
 * accounts.
 */
export const StageAudienceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('percent'),
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    /** Goes into the draw, so that another release reaches other people first. */
    seed: v.string(),
  }),
  v.strictObject({ kind: v.literal('role'), role: v.picklist(['gestor_rh', 'professional']) }),
  v.strictObject({
    kind: v.literal('people'),
    /** Goes into the marks, so that those of two releases cannot be compared. */
    salt: v.string(),
    /** Marks of accounts, from `markOf`: everybody can read the registry, and it names nobody. */
    marks: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))), v.minLength(1), v.maxLength(200)),
  }),
]);
export type StageAudience = v.InferOutput<typeof StageAudienceSchema>;

const StageSchema = v.strictObject({ release: ReleaseSchema, audience: StageAudienceSchema });
export type Stage = v.InferOutput<typeof StageSchema>;

/** Versions that are never to be used again. */
const BlockedSchema = v.exactOptional(v.array(VersionSchema));

export const RegistryRemoteSchema = openObject({
  current: ReleaseSchema,
  /** The last version known to be good before the current one: taken where the current one does not load. */
  previous: v.optional(ReleaseSchema),
  staged: v.optional(StageSchema),
  /** Versions that nobody gets by themselves: shown to whoever asks for one by its address. */
  previews: v.exactOptional(v.array(ReleaseSchema)),
  blocked: BlockedSchema,
});
export type RegistryRemote = v.InferOutput<typeof RegistryRemoteSchema>;

/** A remote that was taken out: it has no pages, and its files stay for the tabs that have them. */
const RetiredRemoteSchema = v.strictObject({ name: RemoteNameSchema, blocked: BlockedSchema });
export type RetiredRemote = v.InferOutput<typeof RetiredRemoteSchema>;

/** What the shell reads at start: which remotes there are, in which versions, and where their files lie. */
export const RegistrySchema = openObject({
  schema: v.literal(2),
  /** Goes up by one with every change; a shell never goes back to a lower one. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether a developer may put a remote of their own machine in the place of a released one. */
  overrides: v.picklist(['none', 'localhost']),
  remotes: v.array(RegistryRemoteSchema),
  /** Absent in registries that were written before remotes could be retired, and where none is. */
  retired: v.exactOptional(v.array(RetiredRemoteSchema)),
  /** Which team signs with which key; absent where nobody has made such a table. */
  owners: v.exactOptional(SignedOwnersSchema),
  /** What the owners have signed, by the names of their remotes. */
  seals: v.exactOptional(v.record(RemoteNameSchema, SealSchema)),
});
export type Registry = v.InferOutput<typeof RegistrySchema>;

/** A registry without remotes, older than every other. */
export const EMPTY_REGISTRY: Registry = { schema: 2, revision: 0, overrides: 'none', remotes: [] };

/** All versions of a remote that the registry holds. */
export const listReleases = ({
  current,
  previous,
  staged,
  previews = [],
}: RegistryRemote): readonly Release[] =>
  [current, previous, staged?.release, ...previews].filter((release) => release !== undefined);

/** A registry whose signatures were checked by whoever hands it on. */
export function withoutSeals(registry: Registry): Registry {
  const { owners: _owners, seals: _seals, ...rest } = registry;
  return rest;
}

/**
 * The registry as pages carry it, which are trusted as a whole: without signatures, and without what is only shown by
 * its address and fetched by whoever has that address.
 */
export const forPages = (registry: Registry): Registry => ({
  ...withoutSeals(registry),
  remotes: registry.remotes.map((remote) => {
    const { previews: _, ...kept } = remote;
    return kept;
  }),
});

/**
 * Reads a registry from outside; the error says what is wrong with it. Versions of different remotes under one entry
 * are refused, and so is a name or a path that two remotes claim, with both named, and what was blocked or retired.
 */
export function parseRegistry(input: unknown): Result<Registry, string> {
  const parsed = v.safeParse(RegistrySchema, input);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return err(`registry: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
  }
  const { remotes, retired = [] } = parsed.output;
  const fault = firstMixture(remotes) ?? firstClash(remotes) ?? firstUnwanted(remotes, retired);
  return fault ? err(`registry: ${fault}`) : ok(parsed.output);
}

function firstMixture(remotes: readonly RegistryRemote[]): string | null {
  for (const remote of remotes) {
    const { name } = remote.current.descriptor;
    const stranger = listReleases(remote).find(({ descriptor }) => descriptor.name !== name);
    if (stranger) return `${releaseId(stranger.descriptor)} stands among the versions of ${name}`;
  }
  return null;
}

/** What stands in the registry although it was taken out of it. */
function firstUnwanted(remotes: readonly RegistryRemote[], retired: readonly RetiredRemote[]): string | null {
  for (const remote of remotes) {
    const { name } = remote.current.descriptor;
    if (retired.some((one) => one.name === name)) return `${name} is retired and has versions`;
    const blocked = listReleases(remote).find(({ descriptor }) =>
      remote.blocked?.includes(descriptor.version),
    );
    if (blocked) return `${releaseId(blocked.descriptor)} is blocked and stands among the versions`;
  }
  return null;
}

function firstClash(remotes: readonly RegistryRemote[]): string | null {
  const owners = new Map<string, number>();
  for (const [index, remote] of remotes.entries()) {
    const { name } = remote.current.descriptor;
    const paths = listReleases(remote).flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path));
    for (const claim of [`name ${name}`, ...paths.map((path) => `path ${path}`)]) {
      const owner = owners.get(claim) ?? index;
      if (owner !== index) {
        const first = remotes[owner]?.current.descriptor.name ?? '';
        return `${claim} is claimed by ${first} and ${name}`;
      }
      owners.set(claim, index);
    }
  }
  return null;
}
