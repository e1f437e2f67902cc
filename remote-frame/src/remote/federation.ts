import * as session from '@aura/shared-session';
import * as lifecycles from '@aura/shared-session/lifecycles';
import * as router from '@aura/shared-session/router';
import { createFederationHost, type ProvidedModules } from '@aura/shared-federation/host';
import * as ui from '@aura/shared-ui';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

const SESSION_VERSION = '1.0.0';
const UI_VERSION = '1.0.0';

/** The modules that the shell provides, which the type holds against the table of the contract. */
const provided: ProvidedModules = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDOM },
  'react-dom/client': { version: React.version, module: ReactDOMClient },
  '@aura/shared-session': { version: SESSION_VERSION, module: session },
  '@aura/shared-session/router': { version: SESSION_VERSION, module: router },
  '@aura/shared-session/lifecycles': { version: SESSION_VERSION, module: lifecycles },
  '@aura/shared-ui': { version: UI_VERSION, module: ui },
  ...(process.env['NODE_ENV'] !== 'production' && {
    'react/jsx-dev-runtime': { version: React.version, module: jsxDevRuntime },
  }),
};

export const { importRemote } = createFederationHost(provided);
