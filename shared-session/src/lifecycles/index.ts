export { reactLifecycles, useMount } from './react-lifecycles.tsx';
export { lazyWithRetry } from './lazy-with-retry.ts';
export type { MountContext, ReactLifecycles } from './react-lifecycles.tsx';
