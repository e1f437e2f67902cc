interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

const known = new Set<string>();

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = factory?.createPolicy('aura-loader', {
  createScriptURL: (url) => {
    if (known.has(url)) return url;
    throw new TypeError(`not in the registry: ${url}`);
  },
});

/** Lets an address of the registry be executed from now on. */
export const allowScriptUrl = (url: string): void => {
  known.add(url);
};

/** The address in the form that a page under Trusted Types accepts; throws for one that was not allowed before. */
export const trustedScriptUrl = (url: string): string =>
  (policy ? policy.createScriptURL(url) : url) as string;
