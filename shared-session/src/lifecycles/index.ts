/**
 * Helpers for React remotes: life cycles for the shell, and lazy loading.
 *
 * @packageDocumentation
 */

export type { MountProps, RemoteModule } from '@aura/shared-domain';
export { reactLifecycles, useMount } from './react-lifecycles.tsx';
export { lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx';
