/** What the public pages of the remotes say first. A visit counts that ends with these very words. */
const HEADLINES: Readonly<Record<string, string>> = {
  '/ferramentas-ia': 'Do diagnóstico à próxima oportunidade',
  '/planos': 'Comece sem pagar. Pague quando precisar de mais.',
};

/** A public page of a remote. */
export interface RemotePage {
  readonly path: string;
  /** The words of its first heading. */
  readonly headline: string;
}

/** A page with the headline that it must show; throws if none is defined. */
export function remotePage(path: string): RemotePage {
  const headline = HEADLINES[path];
  if (headline === undefined)
    throw new Error(
      `${path} is measured, but bench/src/federation/expected-headlines.ts names no headline of it`,
    );
  return { path, headline };
}
