const PAUSES_MS = [250, 750];

/** The chunk with the federation runtime and single-spa; retried when it fails. */
export async function loadFederation(): Promise<typeof import('../federation.ts')> {
  for (const pause of PAUSES_MS) {
    try {
      return await importFederation();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return importFederation();
}

const importFederation = () => import(/* webpackChunkName: "federation" */ '../federation.ts');
