/** The federation runtime, what it shares, and single-spa: one lazy chunk, loaded with the first remote. */
import { err, ok, type Result } from '@aura/shared-domain';
import * as session from '@aura/shared-session';
import * as lifecycles from '@aura/shared-session/lifecycles';
import * as router from '@aura/shared-session/router';
import type { Release } from '@aura/shared-federation/contract';
import { createFederationHost, loadFailure, type ProvidedModules } from '@aura/shared-federation/host';
import * as ui from '@aura/shared-ui';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { ImportFailure } from './loading/load-remote.ts';

export {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  mountRootParcel,
  NOT_LOADED,
  NOT_MOUNTED,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa';

const SESSION_VERSION = '1.0.0';
const UI_VERSION = '1.0.0';

const provided: ProvidedModules = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@aura/shared-session': { version: SESSION_VERSION, module: session },
  '@aura/shared-session/router': { version: SESSION_VERSION, module: router },
  '@aura/shared-session/lifecycles': { version: SESSION_VERSION, module: lifecycles },
  '@aura/shared-ui': { version: UI_VERSION, module: ui },
  // Remotes under development are compiled against another path of React than released ones.
  ...(process.env['NODE_ENV'] !== 'production' && {
    'react/jsx-dev-runtime': { version: React.version, module: jsxDevRuntime },
  }),
};

const { importRemote } = createFederationHost(provided, async () => {
  const module = await import(/* webpackChunkName: "contract-1" */ '@aura/shared-session/contract-1');
  return { '@aura/shared-session': { version: SESSION_VERSION, module } };
});

/** Loads a module of a release; its application by default. */
export const importRelease = async (
  release: Release,
  exposed?: string,
): Promise<Result<unknown, ImportFailure>> => {
  try {
    return ok(await importRemote(release, exposed));
  } catch (cause) {
    return err({ reason: loadFailure(cause), cause });
  }
};
