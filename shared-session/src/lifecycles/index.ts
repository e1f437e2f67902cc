/**
 * What a remote of React exposes to the shell, and loads late.
 *
 * @packageDocumentation
 */

export type { MountProps, RemoteModule } from '@aura/shared-domain';
export { reactLifecycles, useMount } from './react-lifecycles.tsx';
export { lazyWithRetry, type LazyComponent } from './lazy-with-retry.tsx';
