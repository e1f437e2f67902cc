import { hasParameters } from '@aura/shared-domain';
import type { EventDeclaration } from '@aura/shared-domain/events';
import * as v from 'valibot';
import { DECLARED } from './declarations.ts';
import { DESCRIBED, NAVIGATION_ENTRY, PAGE } from './descriptor.ts';

/** A route as a team writes it. */
const DefinedRouteSchema = v.pipe(
  v.strictObject({
    ...PAGE,
    /** Names of the lazy chunks (`webpackChunkName`) that the page's first paint needs. */
    chunks: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)))),
    /** Whether the build writes its HTML with `src/prerender.tsx`, for reading before any script. */
    prerender: v.optional(v.boolean()),
  }),
  v.check(
    ({ prerender, access, path }) => !prerender || (access === 'public' && !hasParameters(path)),
    'only a public page with an address of its own is the same for everybody and can be written ahead',
  ),
);

/** A team's declaration of its remote, in `remote.ts` of its folder. */
export const RemoteDefinitionSchema = v.strictObject({
  ...DESCRIBED,
  navigation: v.array(v.strictObject(NAVIGATION_ENTRY)),
  routes: v.pipe(v.array(DefinedRouteSchema), v.minLength(1)),
  ...DECLARED,
});
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinitionSchema>;

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

declare const EVENTS: unique symbol;

/** The compiler's view of a definition: its events as literal types. */
export interface DeclaringEvents<Events> {
  readonly [EVENTS]?: Events;
}

type Written<Events> = Omit<RemoteDefinition, 'events'> & { readonly events?: Events };

/** Types a definition where it is written; the build validates it. */
export const defineRemote = <const Events extends readonly ReadOnly<EventDeclaration>[] = readonly []>(
  definition: Written<Events>,
): RemoteDefinition & DeclaringEvents<Events> => definition as unknown as RemoteDefinition;

/** The type of an event's parameter, by its declaration. */
type Value<P> = P extends { readonly kind: 'choice'; readonly values: readonly (infer Word)[] }
  ? Word
  : P extends { readonly kind: 'count' | 'money' }
    ? number
    : P extends { readonly kind: 'fields' }
      ? readonly string[]
      : string;

type Given<Event> = Event extends { readonly name: infer Name; readonly parameters: infer Parameters }
  ? {
      readonly [Key in 'name' | keyof Parameters]: Key extends keyof Parameters
        ? Value<Parameters[Key]>
        : Name;
    }
  : never;

/**
 * The events of a definition, each with all of its parameters. A remote checks its events with `const trackOwn:
 * (event: EventOf<typeof definition>) => void = track`.
 */
export type EventOf<D> = D extends DeclaringEvents<readonly (infer Event)[]> ? Given<Event> : never;
