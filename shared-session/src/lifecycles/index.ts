export { reactLifecycles, useMount } from './react-lifecycles.tsx';
export { forgetFailedChunks, lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx';
export type { MountContext, ReactLifecycles } from './react-lifecycles.tsx';
