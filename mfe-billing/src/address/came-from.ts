import { parseSafePath } from '@aura/shared-domain';
import { useLocation } from '@aura/shared-session/router';
import * as v from 'valibot';

/** Query parameter with the page that the person left to buy, for the way back. */
export const CAME_FROM = 'de';

const EntrySchema = v.object({ cameFrom: v.string() });

/** The same in the history entry's state, to keep it out of the address. */
export const buildHistoryEntry = (cameFrom: string): v.InferOutput<typeof EntrySchema> => ({ cameFrom });

/**
 * The page of this site that the person came from; null for none, and for an invalid one.
 * @param state of the history entry
 */
export function readCameFrom(search: string, state: unknown = null): string | null {
  const kept = v.safeParse(EntrySchema, state);
  return parseSafePath(
    new URLSearchParams(search).get(CAME_FROM) ?? (kept.success ? kept.output.cameFrom : null),
  );
}

/** Adds the origin page to a path without query or fragment. */
export const keepOrigin = (path: string, cameFrom: string | null): string =>
  cameFrom === null ? path : `${path}?${CAME_FROM}=${encodeURIComponent(cameFrom)}`;

/** The page that the person left to buy; null if unknown. */
export function useCameFrom(): string | null {
  const { search, state } = useLocation();
  return readCameFrom(search, state);
}
