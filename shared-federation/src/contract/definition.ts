import { hasParameters } from '@aura/shared-domain';
import * as v from 'valibot';
import { DECLARED } from './declarations.ts';
import { DESCRIBED, NAVIGATION_ENTRY, PAGE } from './descriptor.ts';

/** A route as a team writes it. */
const DefinedRouteSchema = v.pipe(
  v.strictObject({
    ...PAGE,
    /** Names of the lazy chunks (`webpackChunkName`) that the page's first paint needs. */
    chunks: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)))),
    /** Its HTML is written when the remote is built, by `src/prerender.tsx`: what a visitor reads before any script. */
    prerender: v.optional(v.boolean()),
  }),
  v.check(
    ({ prerender, access, path }) => !prerender || (access === 'public' && !hasParameters(path)),
    'only a public page with an address of its own is the same for everybody and can be written ahead',
  ),
);

/** What a team writes about its remote, in `remote.ts` of its folder. */
export const RemoteDefinitionSchema = v.strictObject({
  ...DESCRIBED,
  navigation: v.array(v.strictObject(NAVIGATION_ENTRY)),
  routes: v.pipe(v.array(DefinedRouteSchema), v.minLength(1)),
  ...DECLARED,
});
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinitionSchema>;

/** Types a definition where it is written; the build validates it. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
