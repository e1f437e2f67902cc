import { hasParameters, type Access, type Profile } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { buildMenu, chooseNavigation, type Who } from '../navigation/navigation.ts';
import { PANEL, type Way } from '../navigation/ways.ts';

/** An entry of the frame. */
export interface Place extends Way {
  /** What the person needs before it opens; null if nothing. */
  readonly needs: string | null;
}

export interface Places {
  readonly main: readonly Place[];
  /** Tools for people with a diagnosis that the menu does not list. */
  readonly tools: readonly Place[];
  /** Other pages of remotes that this person may open. */
  readonly others: readonly Place[];
}

interface Viewer extends Who {
  readonly viewer: Pick<Profile, 'role' | 'plan' | 'acesso_expira_em' | 'diagnosticoCompleto'>;
  /** Entries below which everything is for those who run the platform. */
  readonly ofOperators: readonly Way[];
  readonly isOperator: boolean;
}

/**
 * Destinations of a signed-in person, from the remotes' declarations. A manager has the pages of their role only,
 * without pages for an individual career. Operators also have the entrance to their pages, which those list.
 */
export function choosePlaces(entries: readonly RegistryEntry[], who: Viewer): Places {
  const { viewer, ofOperators, isOperator } = who;
  const role = buildMenu([], entries).find((item) => item.role && item.role === viewer.role)?.role;
  const routes = entries
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ path }) => !hasParameters(path));
  const isOfOperators = (path: string) => ofOperators.some((root) => isBelow(path, root.path));
  const ways = (access: Access) =>
    routes.filter((route) => route.access === access).map(({ title, path }) => ({ label: title, path }));
  const operation = ways('signedIn').filter(({ path }) => isOperator && isOfOperators(path));
  const entrances = isOperator ? ofOperators.map(({ label, path }) => toPlace({ label, path })) : [];
  if (role)
    return { main: [...ways(role).map(toPlace), ...entrances], tools: [], others: operation.map(toPlace) };

  const sold = new Set(buildMenu([], entries).flatMap(({ sells, path }) => (sells ? [path] : [])));
  const menu = chooseNavigation([], entries, who).filter(({ path }) => !sold.has(path));
  const known = new Set([PANEL.path, ...menu.map(({ path }) => path)]);
  const isNew = ({ path }: Way) => !known.has(path);
  const own = ways('signedIn').filter((way) => isNew(way) && !isOfOperators(way.path));
  const toll = viewer.diagnosticoCompleto ? null : 'abre com o diagnóstico';
  return {
    main: [
      toPlace(PANEL),
      ...menu.map(({ label, path, locked }) => ({ label, path, needs: locked ? toll : null })),
      ...entrances,
    ],
    tools: ways('diagnosed')
      .filter(isNew)
      .map((way) => ({ ...way, needs: toll })),
    others: [...own, ...operation].map(toPlace),
  };
}

const toPlace = (way: Way): Place => ({ ...way, needs: null });

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
