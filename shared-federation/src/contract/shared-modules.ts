/**
 * The one table of modules that the shell provides and remotes never bundle, each with its reason.
 * Whole packages with many exports are not shared: that defeats tree shaking (a router package costs +40 KB).
 */
export const SHARED_MODULES = {
  react: 'one copy of hooks state',
  'react/jsx-runtime': 'compiled JSX imports it by this path; unlisted, every remote would bundle its own',
  'react-dom': 'one renderer and one event system',
  'react-dom/client': 'createRoot lives at this path',
  '@aura/shared-session': 'one signed-in person in the page',
  '@aura/shared-session/router': 'one history; the facade is the contract',
  '@aura/shared-session/lifecycles': 'one implementation of mount and unmount',
  '@aura/shared-ui': 'one set of components, toasts and styles',
} as const;

export type SharedModule = keyof typeof SHARED_MODULES;

/** Additional module of development builds. */
export const DEVELOPMENT_SHARED_MODULE = 'react/jsx-dev-runtime';
