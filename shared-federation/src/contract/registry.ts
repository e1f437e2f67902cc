import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { RemoteNameSchema, VersionSchema } from './descriptor.ts';
import { HeardSchema } from './heard.ts';
import { openObject } from './open-object.ts';
import { SignedOwnersSchema } from './owners-schema.ts';
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
    /** Part of the marks' input, so that marks of two releases cannot be compared. */
    salt: v.string(),
    /** Marks of accounts, from `markOf`: the registry is public and identifies no one. */
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
  /** Versions that are only shown to people who request one through its address. */
  previews: v.exactOptional(v.array(ReleaseSchema)),
  blocked: BlockedSchema,
});
export type RegistryRemote = v.InferOutput<typeof RegistryRemoteSchema>;

/** A remote that was taken out: it has no pages, and its files stay for the tabs that have them. */
const RetiredRemoteSchema = v.strictObject({ name: RemoteNameSchema, blocked: BlockedSchema });
export type RetiredRemote = v.InferOutput<typeof RetiredRemoteSchema>;

/** What the shell reads at start: the remotes, their versions, and the addresses of their files. */
export const RegistrySchema = openObject({
  schema: v.literal(2),
  /** Goes up by one with every change; a shell never goes back to a lower one. */
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether a developer may replace a released remote by one on their own machine. */
  overrides: v.picklist(['none', 'localhost']),
  remotes: v.array(RegistryRemoteSchema),
  /** Absent in registries written before remotes could be retired, and if none is retired. */
  retired: v.exactOptional(v.array(RetiredRemoteSchema)),
  /** Which team signs with which key; absent if there is no such table. */
  owners: v.exactOptional(SignedOwnersSchema),
  /** The owners' signed statements, by remote name. */
  seals: v.exactOptional(v.record(RemoteNameSchema, SealSchema)),
  /** Only in pages, and in what a reader holds: the numbers of signed statements, without the signatures. */
  heard: v.exactOptional(HeardSchema),
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

/** Removes the seals of a registry whose signatures the caller has checked. */
export function withoutSeals(registry: Registry): Registry {
  const { owners: _owners, seals: _seals, ...rest } = registry;
  return rest;
}

/**
 * Parses a registry from outside; the error names the fault. It refuses versions of different remotes under one entry,
 * a name or a path that two remotes claim, and blocked or retired versions.
 */
export function parseRegistry(input: unknown): Result<Registry, string> {
  const parsed = v.safeParse(RegistrySchema, input);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return err(`registry: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
  }
  const { remotes, retired = [] } = parsed.output;
  const fault = findFirstMixture(remotes) ?? findFirstClash(remotes) ?? findFirstUnwanted(remotes, retired);
  return fault ? err(`registry: ${fault}`) : ok(parsed.output);
}

function findFirstMixture(remotes: readonly RegistryRemote[]): string | null {
  for (const remote of remotes) {
    const { name } = remote.current.descriptor;
    const stranger = listReleases(remote).find(({ descriptor }) => descriptor.name !== name);
    if (stranger) return `${releaseId(stranger.descriptor)} stands among the versions of ${name}`;
  }
  return null;
}

/** A removed item that the registry still contains. */
function findFirstUnwanted(
  remotes: readonly RegistryRemote[],
  retired: readonly RetiredRemote[],
): string | null {
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

function findFirstClash(remotes: readonly RegistryRemote[]): string | null {
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
