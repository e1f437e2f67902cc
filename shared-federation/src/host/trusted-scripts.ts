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
    integrityOf(url);
    return url;
  },
});

function integrityOf(url: string): string {
  const integrity = integrityByUrl.get(url);
  if (!integrity) throw new TypeError(`not in the registry: ${url}`);
  return integrity;
}

/** Lets an address of the registry be executed, with the integrity that the registry gives by now. */
export function allowScript(url: string, integrity: string): void {
  integrityByUrl.set(url, integrity);
}

/** An element that asks for a script with its integrity; throws for an address that was not allowed before. */
export function verifiedScript(url: string): HTMLScriptElement {
  const integrity = integrityOf(url);
  const script = document.createElement('script');
  script.src = (policy ? policy.createScriptURL(url) : url) as string;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.integrity = integrity;
  return script;
}
