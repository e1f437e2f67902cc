import { parseSafePath } from '@aura/shared-domain';
import { useLocation } from '@aura/shared-session/router';
import * as v from 'valibot';

/** Query parameter that keeps the page which somebody left to buy, and which they want to go back to. */
export const CAME_FROM = 'de';

const EntrySchema = v.object({ cameFrom: v.string() });

/** The same as an entry of the history keeps it, where it is not to stand in the address. */
export const buildHistoryEntry = (cameFrom: string): v.InferOutput<typeof EntrySchema> => ({ cameFrom });

/**
 * The page of this site that somebody came from; null for none, and for anything that is none.
 * @param state of the entry of the history
 */
export function readCameFrom(search: string, state: unknown = null): string | null {
  const kept = v.safeParse(EntrySchema, state);
  return parseSafePath(
    new URLSearchParams(search).get(CAME_FROM) ?? (kept.success ? kept.output.cameFrom : null),
  );
}

/** A path without query or fragment that keeps where somebody came from. */
export const keepOrigin = (path: string, cameFrom: string | null): string =>
  cameFrom === null ? path : `${path}?${CAME_FROM}=${encodeURIComponent(cameFrom)}`;

/** The page that somebody left to buy; null where nothing names one. */
export function useCameFrom(): string | null {
  const { search, state } = useLocation();
  return readCameFrom(search, state);
}
