import { ENTRIES } from 'aura-remote-apps';
import type { Registry } from '../../contract/index.ts';

const REGISTRY: Registry = {
  schema: 2,
  revision: 0,
  overrides: 'none',
  remotes: ENTRIES.map(({ baseUrl, descriptor }) => ({ current: { baseUrl, descriptor } })),
};
const NONE: readonly never[] = [];

/** The state when the monolith was built; it never changes. */
export const liveRegistry = {
  open: () => Promise.resolve(REGISTRY),
  get: () => REGISTRY,
  getOverrides: () => NONE,
  refresh: () => Promise.resolve(REGISTRY),
  subscribe: () => () => undefined,
};
