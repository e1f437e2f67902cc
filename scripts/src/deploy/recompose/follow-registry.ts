import { err, type Result } from '@aura/shared-domain';
import { LAYOUT, parsePlace, storeAt, type ReleaseStore } from '@aura/shared-federation/releases';
import * as v from 'valibot';
import { fetchAccessToken } from '../hosting/access-token.ts';
import { openHosting } from '../hosting/hosting.ts';
import { recompose, type Refusal, type Shown } from './recompose.ts';

/** The sources that pages follow, from the file next to the code. */
export const FollowedSchema = v.object({
  /** The bucket to watch. */
  bucket: v.pipe(v.string(), v.nonEmpty()),
  /** `gs://bucket/prefix`, or the absolute path of a folder. */
  releases: v.pipe(v.string(), v.nonEmpty()),
  shells: v.pipe(v.string(), v.nonEmpty()),
  /** Account that the function acts as; absent in a twin. */
  serviceAccount: v.exactOptional(v.string()),
});
export type Followed = v.InferOutput<typeof FollowedSchema>;

/** Handles a written file of the bucket; null if pages do not depend on it. */
type PagesFollow = (file: string) => Promise<Result<Shown, Refusal> | null>;

/**
 * Creates the function that updates pages after a change of the registry.
 * @param env AURA_HOSTING_API is the address of a twin's fake Hosting API
 */
export function createPagesFollow({ releases, shells }: Followed, env: NodeJS.ProcessEnv): PagesFollow {
  const place = parsePlace(releases);
  const pointer = [place.ok && place.value.kind === 'bucket' ? place.value.prefix : '', LAYOUT.pointer];
  const api = env['AURA_HOSTING_API'];
  return async (file) => {
    if (file !== pointer.filter((part) => part !== '').join('/')) return null;
    const stores = [openStore(releases), openStore(shells)] as const;
    if (!stores[0] || !stores[1])
      return err({ text: 'Falta onde estão as versões e o shell.', isFinal: true });
    return recompose({
      releases: stores[0],
      shells: stores[1],
      hosting: (site) =>
        api === undefined
          ? openHosting({ site, accessToken: fetchAccessToken })
          : openHosting({ site, api, accessToken: async () => 'twin' }),
    });
  };
}

/** A store by its address; null for an invalid one. */
function openStore(address: string): ReleaseStore | null {
  const place = parsePlace(address);
  return place.ok ? storeAt(place.value, '/') : null;
}
