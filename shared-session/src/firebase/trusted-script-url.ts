/** Name of the policy, to be allowed by the page's `trusted-types` directive. */
const POLICY = 'aura-session';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

/**
 * An address that may be given to a script element under Trusted Types; unchanged where the browser has none.
 * @param allowed the only addresses that the policy lets through; any other throws.
 */
export function makeTrustedScriptUrl(url: string, allowed: readonly string[]): string {
  if (!allowed.includes(url)) throw new TypeError(`script address not allowed: ${url}`);
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return url;
  // one policy for every caller: it stays in this module, behind the check
  policy ??= factory.createPolicy(POLICY, { createScriptURL: (checked) => checked });
  return policy.createScriptURL(url) as string;
}
