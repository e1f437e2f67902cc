export { createFederationHost, type FederationHost, type ProvidedModules } from './federation-host.ts';
export { loadFailure } from './load-failure.ts';
