import { Router } from 'express';
import { sessionEnds } from '../account/ended-sessions.ts';
import type { PersonEndpointDeps } from '../http/person-endpoint.ts';
import type { TakeTurn } from '../http/token-buckets.ts';
import { createBind, type Bound } from './bind.ts';
import type { Part, PartDeps } from './define-part.ts';

/**
 * The routes of parts.
 * @param take creates the bucket of a limit, by its name; `person` is the default limit
 */
export function bindParts(
  parts: readonly Part[],
  deps: PartDeps & Pick<PersonEndpointDeps, 'noteSession'>,
  take: (limit: string) => TakeTurn,
): Pick<Bound, 'routes' | 'unheld'> {
  const bound: Bound = { routes: Router(), unheld: Router(), known: new Map() };
  const held = { ...deps, takePersonToken: take('person'), hasEnded: sessionEnds(deps.db) };
  for (const { name, limits = {}, routes } of parts) {
    const buckets = new Map(Object.keys(limits).map((limit) => [limit, take(limit)]));
    const bucket = (limit: string): TakeTurn => {
      const found = buckets.get(limit);
      if (!found) throw new Error(`${name} declares no limit ${limit}`);
      return found;
    };
    routes?.(createBind(name, bound, held, bucket), deps);
  }
  return bound;
}
