import { err, type Result } from '@aura/shared-domain';
import type { ReleaseStore } from '@aura/shared-federation/releases';
import { copyKit, readCurrent, readKit, chooseKit } from '../shells/kit.ts';
import { recompose, type Shown, type Sources } from './recompose.ts';

/** Makes a kit that was built the one in use, and writes the pages with it. The error is a sentence for the terminal. */
export async function releaseSite(
  built: ReleaseStore,
  version: string,
  sources: Sources,
): Promise<Result<Shown, string>> {
  const kit = await readKit(built, version);
  if (!kit.ok) return kit;
  await copyKit(kit.value, built, sources.shells);
  return switchShell(version, sources);
}

/**
 * Writes the pages with a stored kit and the newest registry. If that is refused, the earlier kit is selected again:
 * the next change of the registry must not find a kit that cannot write pages.
 */
export async function switchShell(version: string, sources: Sources): Promise<Result<Shown, string>> {
  const kept = await readKit(sources.shells, version);
  if (!kept.ok) return kept;
  const before = await readCurrent(sources.shells);
  await chooseKit(sources.shells, version);
  const shown = await recompose(sources);
  if (shown.ok) return shown;
  if (before) await chooseKit(sources.shells, before.current);
  return err(shown.error.text);
}
