import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { DescriptorSchema } from './descriptor.ts';

const BaseUrlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+\/$/));

export const RegistryEntrySchema = v.strictObject({
  /** Address under which the files of this version lie; ends with a slash. */
  baseUrl: BaseUrlSchema,
  descriptor: DescriptorSchema,
});
export type RegistryEntry = v.InferOutput<typeof RegistryEntrySchema>;

/** What the shell reads at start: which remotes there are and where their current version lies. */
export const RegistrySchema = v.strictObject({
  schema: v.literal(1),
  remotes: v.array(RegistryEntrySchema),
});
export type Registry = v.InferOutput<typeof RegistrySchema>;

/**
 * Reads a registry from outside; the error says what is wrong with it. A name or a path claimed twice is refused
 * with both claimants named.
 */
export function parseRegistry(input: unknown): Result<Registry, string> {
  const parsed = v.safeParse(RegistrySchema, input);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return err(`registry: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
  }
  const clash = firstClash(parsed.output.remotes);
  return clash ? err(clash) : ok(parsed.output);
}

function firstClash(remotes: readonly RegistryEntry[]): string | null {
  const owners = new Map<string, string>();
  for (const { descriptor } of remotes) {
    const claims = [`name ${descriptor.name}`, ...descriptor.routes.map((route) => `path ${route.path}`)];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner) return `registry: ${claim} is claimed by ${owner} and ${descriptor.name}`;
      owners.set(claim, descriptor.name);
    }
  }
  return null;
}
