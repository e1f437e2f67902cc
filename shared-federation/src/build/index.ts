export { frameConfig } from './frame.ts';
export { galleryConfig } from './gallery.ts';
export { buildMonolith } from './monolith.ts';
export { remoteConfig } from './remote.ts';
export { createShellConfig, shellRendererConfig } from './shell.ts';
