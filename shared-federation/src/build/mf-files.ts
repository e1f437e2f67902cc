/** Files that Module Federation writes for tools, in addition to a remote's code: no page requests them. */
export const MF_FILES = {
  manifest: 'mf-manifest.json',
  stats: 'mf-stats.json',
  /** Declarations of the exposed modules. */
  types: 'mf-types.zip',
  /** Which names a host may import. */
  typesApi: 'mf-types.d.ts',
} as const;
