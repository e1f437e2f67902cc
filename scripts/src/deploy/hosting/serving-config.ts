import * as v from 'valibot';
import type { HostingSite } from '../site/hosting-config.ts';

const RedirectSchema = v.object({ source: v.string(), destination: v.string(), type: v.number() });
const RewriteSchema = v.union([
  v.object({ source: v.string(), destination: v.string() }),
  v.object({ source: v.string(), function: v.object({ functionId: v.string(), region: v.string() }) }),
]);

/** The answers of a site's version, in the Hosting API's format. */
export interface ServingConfig {
  readonly headers: readonly object[];
  readonly redirects: readonly object[];
  readonly rewrites: readonly object[];
  readonly cleanUrls: boolean;
  readonly trailingSlashBehavior: 'REMOVE' | 'TRAILING_SLASH_BEHAVIOR_UNSPECIFIED';
}

/**
 * A site of `firebase.json` as the API takes it. A function of the second generation is a Cloud Run service of the same
 * name; no version of it is pinned, so that a function can be rolled back by itself.
 */
export function convertServingConfig({
  headers,
  redirects = [],
  rewrites = [],
  ...site
}: HostingSite): ServingConfig {
  return {
    headers: headers.map(({ source, regex, headers: list }) => ({
      ...(source === undefined ? { regex } : { glob: source }),
      headers: Object.fromEntries(list.map(({ key, value }) => [key, value])),
    })),
    redirects: redirects.map((each) => {
      const { source, destination, type } = v.parse(RedirectSchema, each);
      return { glob: source, location: destination, statusCode: type };
    }),
    rewrites: rewrites.map((each) => {
      const rewrite = v.parse(RewriteSchema, each);
      if ('destination' in rewrite) return { glob: rewrite.source, path: rewrite.destination };
      const { functionId, region } = rewrite.function;
      return { glob: rewrite.source, run: { serviceId: functionId.toLowerCase(), region } };
    }),
    cleanUrls: site.cleanUrls ?? false,
    trailingSlashBehavior: site.trailingSlash === false ? 'REMOVE' : 'TRAILING_SLASH_BEHAVIOR_UNSPECIFIED',
  };
}
