/**
 * The federation runtime with everything it shares, and single-spa: one lazy chunk, loaded when the first remote
 * is about to be shown.
 */
import * as session from '@aura/shared-session';
import * as lifecycles from '@aura/shared-session/lifecycles';
import * as router from '@aura/shared-session/router';
import {
  containerName,
  DEVELOPMENT_SHARED_MODULE,
  type RegistryEntry,
  type SharedModule,
} from '@aura/shared-federation/contract';
import * as ui from '@aura/shared-ui';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { allowScript, verifiedScript } from './trusted-scripts.ts';

export { registerApplication, start, triggerAppChange } from 'single-spa';

const SESSION_VERSION = '1.0.0';
const UI_VERSION = '1.0.0';

const provided: Record<SharedModule, { version: string; module: unknown }> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@aura/shared-session': { version: SESSION_VERSION, module: session },
  '@aura/shared-session/router': { version: SESSION_VERSION, module: router },
  '@aura/shared-session/lifecycles': { version: SESSION_VERSION, module: lifecycles },
  '@aura/shared-ui': { version: UI_VERSION, module: ui },
};

/** Remotes under development are compiled against another path of React than released ones. */
const offered: Record<string, { version: string; module: unknown }> =
  process.env['NODE_ENV'] === 'production'
    ? provided
    : { ...provided, [DEVELOPMENT_SHARED_MODULE]: { version: React.version, module: jsxDevRuntime } };

/** Leaves time for the repetitions within the time of a whole load. */
const ENTRY_TIMEOUT_MS = 6_000;

/** Scripts are asked for with their integrity and only at addresses that the registry names. */
const verifiedScripts: ModuleFederationRuntimePlugin = {
  name: 'verified-scripts',
  createScript: ({ url }) => ({ script: verifiedScript(url), timeout: ENTRY_TIMEOUT_MS }),
};

// Remotes are built with an external runtime and look its core up under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const share = ({ version, module }: { version: string; module: unknown }) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
});

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [verifiedScripts],
  shared: Object.fromEntries(Object.entries(offered).map(([name, entry]) => [name, share(entry)])),
});

/** Loads the module that a remote exposes as `./app`. A failed load leaves nothing cached. */
export async function importRemote({ baseUrl, descriptor }: RegistryEntry): Promise<unknown> {
  const name = containerName(descriptor.name);
  const url = baseUrl + descriptor.entry.file;
  if (allowScript(url, descriptor.entry.integrity)) instance.registerRemotes([{ name, entry: url }]);
  return instance.loadRemote(`${name}/app`);
}
