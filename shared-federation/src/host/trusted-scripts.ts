import type { Release } from '../contract/index.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Addresses that the registry names, with the integrity that it gives. */
const integrityByUrl = new Map<string, string>();

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = factory?.createPolicy('aura-loader', {
  createScriptURL: (url) => {
    findIntegrity(url);
    return url;
  },
});

function findIntegrity(url: string): string {
  const integrity = integrityByUrl.get(url);
  if (!integrity) throw new TypeError(`not in the registry: ${url}`);
  return integrity;
}

/** Lets the files of a release be executed, with the integrity that the registry gives by now. */
export function allowFiles({ baseUrl, descriptor: { entry, assets } }: Release): void {
  for (const { file, integrity } of [entry, ...assets]) integrityByUrl.set(baseUrl + file, integrity);
}

/** The integrity of an address that was allowed before. */
export const findAllowedIntegrity = (url: string): string | undefined => integrityByUrl.get(url);

/** An element that asks for a script with its integrity; throws for an address that was not allowed before. */
export function createVerifiedScript(url: string): HTMLScriptElement {
  const integrity = findIntegrity(url);
  const script = document.createElement('script');
  script.src = (policy ? policy.createScriptURL(url) : url) as string;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.integrity = integrity;
  return script;
}
