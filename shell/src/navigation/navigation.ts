import {
  computeEffectivePlan,
  matchesPattern,
  mayBeSoldTo,
  type Access,
  type Profile,
} from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';

/** An item of the header's menu. */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  readonly locked: boolean;
  /** Heading of its group; null for a single item. */
  readonly group: string | null;
}

/** An item of the shell itself: always of a public page. */
type OwnItem = RegistryEntry['descriptor']['navigation'][number];

interface MenuItem extends OwnItem {
  readonly access: Access;
}

export interface Who {
  /** Null without a signed-in person. */
  readonly viewer: Pick<Profile, 'role' | 'plan' | 'acesso_expira_em'> | null;
  readonly now: Date;
  /** Paths that never carry a lock. */
  readonly unlocked: ReadonlySet<string>;
}

/**
 * The menu for one viewer, from the shell's own items and the remotes' declarations. Managers do not get items that
 * need sign-in but no role, items of a role appear for that role only, people whose company pays get no sales items,
 * and people on the free plan see a lock on items that need sign-in.
 */
export function chooseNavigation(
  own: readonly OwnItem[],
  remotes: readonly RegistryEntry[],
  { viewer, now, unlocked }: Who,
): readonly NavigationItem[] {
  const isManager = viewer?.role === 'gestor_rh';
  const mayBuy = viewer === null || mayBeSoldTo(viewer, now);
  const isFree = viewer === null || computeEffectivePlan(viewer, now) === 'freemium';
  return buildMenu(own, remotes)
    .filter((item) => mayBuy || !item.sells)
    .filter((item) => (item.role ? viewer?.role === item.role : !(isManager && item.access !== 'public')))
    .map(({ label, path, role, access, group }) => ({
      label,
      path,
      group: group ?? null,
      locked: isFree && !role && access !== 'public' && !unlocked.has(path),
    }));
}

/** Every item in its order, for all readers. If two claim the same place, the name of the remote decides. */
export function buildMenu(own: readonly OwnItem[], remotes: readonly RegistryEntry[]): readonly MenuItem[] {
  const items = [
    ...own.map((item) => ({ ...item, access: 'public' as const, owner: '' })),
    ...remotes.flatMap(({ descriptor }) =>
      descriptor.navigation.map((item) => ({
        ...item,
        access: findAccess(descriptor.routes, item.path),
        owner: descriptor.name,
      })),
    ),
  ];
  return items.toSorted((a, b) => a.order - b.order || compare(a.owner, b.owner));
}

function findAccess(routes: RegistryEntry['descriptor']['routes'], path: string): Access {
  return routes.find((route) => matchesPattern(route.path, path))?.access ?? 'public';
}

/** The same on every machine that writes or draws the menu. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
