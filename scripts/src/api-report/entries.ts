/** Declarations that remotes may rely on. */
export interface ApiEntry {
  /** Name of its report. */
  readonly report: string;
  /** Folder of its package. */
  readonly folder: string;
  /** Source file, from the root of the repository. */
  readonly source: string;
}

/** The API that the shell gives to remotes: our shared modules; the props of `mount` are part of the life cycles. */
export const API_ENTRIES: readonly ApiEntry[] = [
  { report: 'session', folder: 'shared-session', source: 'shared-session/src/index.ts' },
  { report: 'router', folder: 'shared-session', source: 'shared-session/src/router/index.ts' },
  { report: 'lifecycles', folder: 'shared-session', source: 'shared-session/src/lifecycles/index.ts' },
  { report: 'ui', folder: 'shared-ui', source: 'shared-ui/src/index.ts' },
];

/** Libraries that remotes get from the shell; a new major version is a change of the API. */
export const API_LIBRARIES: readonly string[] = ['react', 'react-dom', 'react-router-dom'];

/** Packages whose types the entries speak of: source by the name under which they are imported. */
export const API_PACKAGES: Readonly<Record<string, string>> = {
  '@aura/shared-domain': 'shared-domain/src/index.ts',
  '@aura/shared-domain/events': 'shared-domain/src/events/index.ts',
};
