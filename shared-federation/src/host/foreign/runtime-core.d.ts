/* Parts of the runtime of Module Federation that its package does not export one by one. */

declare module '@module-federation/runtime-core/dist/remote/index.js' {
  import type { ModuleFederation } from '@module-federation/runtime';

  export const RemoteHandler: new (host: ModuleFederation) => ModuleFederation['remoteHandler'];
}

declare module '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js' {
  import type { ModuleFederation } from '@module-federation/runtime';

  export const SnapshotHandler: new (host: ModuleFederation) => ModuleFederation['snapshotHandler'];
}

declare module '@module-federation/runtime-core/dist/plugins/snapshot/index.js' {
  import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

  export const snapshotPlugin: () => ModuleFederationRuntimePlugin;
}
