// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file need it as well
/// <reference path="./bundler-runtime.d.ts" />
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

interface RemoteBuild {
  readonly webpackRequire: { readonly federation: { readonly initOptions: Parameters<typeof init>[0] } };
}

/**
 * The bundler's runtime that entries of remotes are built without, as far as they use it: the module of the same shape
 * in `@module-federation/webpack-bundler-runtime` also brings remotes of remotes and copies of shared modules, whose
 * code no bundler can tell apart from the rest.
 */
export const pageRuntime = {
  runtime: { init },
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    init: ({ webpackRequire }: RemoteBuild) => init(webpackRequire.federation.initOptions),
    initContainerEntry,
    installInitialConsumes,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
