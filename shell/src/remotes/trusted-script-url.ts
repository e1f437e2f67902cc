interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = factory?.createPolicy('aura-loader', { createScriptURL: (url) => url });

/** The address in the form that a page under Trusted Types accepts; callers pass addresses of the registry only. */
export const trustedScriptUrl = (url: string): string =>
  (policy ? policy.createScriptURL(url) : url) as string;
