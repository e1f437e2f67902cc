/** Paths in a release store. */
export const LAYOUT = {
  /** Signed registry that shells and sites read: a copy of the newest revision. */
  pointer: 'registry.json',
  /** One signed registry with the change that made it per revision, never changed: registry and log in one. */
  revisions: 'revisions',
  revision: (number: number) => `revisions/${String(number).padStart(6, '0')}.json`,
  /** One signed table of owners with the change that made it per serial number, never changed. */
  owners: 'owners',
  ownersAt: (serial: number) => `owners/${String(serial).padStart(6, '0')}.json`,
  remotes: 'remotes',
  /** Files of one version, never changed. */
  version: (name: string, version: string) => `remotes/${name}/${version}`,
  file: (name: string, version: string, file: string) => `remotes/${name}/${version}/${file}`,
} as const;

/** Paths in the private store next to it, which is never served. */
export const PRIVATE_LAYOUT = {
  /** Source map of one script of a version, compressed; never changed. */
  map: (name: string, version: string, script: string) => `maps/${name}/${version}/${script}.map.gz`,
} as const;
