/** Declarations that remotes may rely on. */
export interface ApiEntry {
  /** How a remote imports it. */
  readonly module: string;
  /** Source file, from the root of the repository. */
  readonly source: string;
  /** Only these of its exports; all of them where it is missing. */
  readonly names?: readonly string[];
}

/** What the shell gives to remotes: the shared modules that are ours, and the props of `mount`. */
export const API_ENTRIES: readonly ApiEntry[] = [
  {
    module: '@aura/shared-federation/contract',
    source: 'shared-federation/src/contract/remote-module.ts',
    names: ['MountProps', 'RemoteModule'],
  },
  { module: '@aura/shared-session', source: 'shared-session/src/index.ts' },
  { module: '@aura/shared-session/router', source: 'shared-session/src/router/index.ts' },
  { module: '@aura/shared-session/lifecycles', source: 'shared-session/src/lifecycles/index.ts' },
  { module: '@aura/shared-ui', source: 'shared-ui/src/index.ts' },
];

/** Libraries that remotes get from the shell; a change of their first number is a change of what the shell gives. */
export const API_LIBRARIES: readonly string[] = ['react', 'react-dom', 'react-router-dom'];

/** Packages whose types the entries speak of: file by the name under which they are imported. */
export const API_PACKAGES: Readonly<Record<string, string>> = {
  '@aura/shared-domain': 'shared-domain/src/index.ts',
};
