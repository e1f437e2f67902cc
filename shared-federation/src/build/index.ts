export { buildFrameConfig } from './frame.ts';
export { buildGalleryConfig } from './gallery.ts';
export { buildMonolith } from './monolith.ts';
export { buildRemoteConfig } from './remote.ts';
export { createShellConfig, buildShellRendererConfig } from './shell.ts';
