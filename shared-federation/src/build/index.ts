export { frameConfig } from './frame.ts';
export { buildMonolith } from './monolith.ts';
export { remoteConfig } from './remote.ts';
export { shellConfig, shellRendererConfig } from './shell.ts';
