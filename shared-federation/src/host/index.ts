export { createFederationHost, type FederationHost, type ProvidedModules } from './federation-host.ts';
