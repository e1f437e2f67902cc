import { err, ok, type Result } from '@aura/shared-domain';
import { parsePlace, storeAt } from '@aura/shared-federation/releases';
import { ROOT } from '../../workspaces/paths.ts';
import type { Environment } from '../environments/environment.ts';
import { fetchAccessToken } from '../hosting/access-token.ts';
import { openHosting } from '../hosting/hosting.ts';
import type { Sources } from './recompose.ts';

/** The sources of a real environment's pages. The error is a sentence for the terminal. */
export function readSources({ name, remotes, shells }: Environment): Result<Sources, string> {
  if (remotes.from === 'workspace' || shells === null)
    return err(`As páginas de ${name} são só desta máquina: nada é publicado.`);
  const [releases, kept] = [parsePlace(remotes.store), parsePlace(shells)];
  if (!releases.ok) return releases;
  if (!kept.ok) return kept;
  return ok({
    releases: storeAt(releases.value, ROOT),
    shells: storeAt(kept.value, ROOT),
    hosting: (site) => openHosting({ site, accessToken: fetchAccessToken }),
  });
}
