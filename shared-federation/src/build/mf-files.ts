/** What Module Federation writes beside the code of a remote, for tools: no page asks for it. */
export const MF_FILES = {
  manifest: 'mf-manifest.json',
  stats: 'mf-stats.json',
  /** Declarations of what is exposed. */
  types: 'mf-types.zip',
  /** Which names a host may import. */
  typesApi: 'mf-types.d.ts',
} as const;
