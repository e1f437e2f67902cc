/** Files that Module Federation writes for tools, in addition to a remote's code: no page requests them. */
export const MF_FILES = {
  manifest: 'mf-manifest.json',
  stats: 'mf-stats.json',
  /** Declarations of the exposed modules. */
  types: 'mf-types.zip',
  /** Which names a host may import. */
  typesApi: 'mf-types.d.ts',
} as const;

const FOR_TOOLS: readonly string[] = [MF_FILES.manifest, MF_FILES.types, MF_FILES.typesApi];

/** Whether a released file is one of Module Federation's own, for tools and for hosts of another kind. */
export const isForTools = (file: string): boolean => FOR_TOOLS.includes(file);

/** Whether a file is the table of a build, which a host of another kind asks for the hashes. */
export const isIntegrityTable = (file: string): boolean => /^integrity\.[0-9a-f]{8}\.json$/.test(file);
