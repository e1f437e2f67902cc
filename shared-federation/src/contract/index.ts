export * from './shell-api.ts';
export * from './descriptor.ts';
export * from './registry.ts';
export * from './remote-module.ts';
export * from './shared-modules.ts';
export * from './shell-site.ts';
