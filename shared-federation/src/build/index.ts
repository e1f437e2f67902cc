export { remoteConfig } from './remote.ts';
export { shellConfig, shellRendererConfig } from './shell.ts';
