import { err, ok, type Result } from '@aura/shared-domain';
import { parseRegistry, listReleases, type Registry } from '@aura/shared-federation';
import { prepareSite, readWanted, type Sources } from '../recompose/recompose.ts';

/** The content of a pull request's preview. */
export interface Previewed {
  /** Number of the pull request. */
  readonly pull: number;
  /** Remote and version released as a preview; null if it changes none. */
  readonly remote: { readonly name: string; readonly version: string } | null;
}

/** Lifetime of the preview of an abandoned pull request. */
const DAYS = 7;

/**
 * The registry of a preview: everybody gets the version of the pull request, and no other of that remote. The error is a
 * sentence for the person at the terminal.
 */
function preparePreview(registry: Registry, remote: Previewed['remote']): Result<Registry, string> {
  if (!remote) return ok({ ...registry, overrides: 'none' });
  const { name, version } = remote;
  const found = registry.remotes.find(({ current }) => current.descriptor.name === name);
  const release = found && listReleases(found).find(({ descriptor }) => descriptor.version === version);
  if (!release) return err(`${name}@${version} não está no registro: npm run remote -- preview ${name}`);
  const remotes = registry.remotes.map((each) => (each === found ? { current: release } : each));
  const planned = parseRegistry({ ...registry, overrides: 'none', remotes });
  return planned.ok ? planned : err(planned.error);
}

/**
 * Shows a pull request at a separate address, with the shell in use. Its registry is written into its pages and never
 * updated, and search engines are excluded. Returns the address.
 */
export async function previewSite(
  { pull, remote }: Previewed,
  sources: Sources,
): Promise<Result<string, string>> {
  const wanted = await readWanted(sources);
  if (!wanted.ok) return wanted;
  const { kit } = wanted.value;
  const registry = preparePreview(wanted.value.registry, remote);
  if (!registry.ok) return registry;
  const facts = { ...kit.facts, isPreview: true };
  const shown = { ...wanted.value, kit: { ...kit, facts }, registry: registry.value, signed: null };
  const prepared = await prepareSite(sources, shown);
  if (!prepared.ok) return prepared;
  const hosting = sources.hosting(kit.facts.site);
  const channel = `pr-${pull}`;
  const address = await hosting.openChannel(channel, DAYS);
  await hosting.release(prepared.value.version, channel);
  return ok(address);
}
