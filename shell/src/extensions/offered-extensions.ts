import {
  readAccess,
  claimOf,
  hasModule,
  isCompatible,
  isForRole,
  findDeclarationsAsset,
  type Extension,
  type ExtensionAt,
  type ExtensionPointName,
  type RegistryEntry,
  type Release,
} from '@aura/shared-federation/contract';
import { mayBeSoldTo } from '@aura/shared-domain';
import { guardRoute, type SessionState } from '@aura/shared-session/host';
import type { KnownExtensions } from './declared.ts';

/** Something that a remote offers at a point. */
export interface Offered<P extends ExtensionPointName = ExtensionPointName> {
  readonly entry: RegistryEntry;
  readonly extension: ExtensionAt<P>;
  /** Differs from that of everything else at the point, and stays from version to version. */
  readonly key: string;
}

/**
 * The extensions for a person at a point, sorted by `order`, then by remote and name. Excludes extensions for other
 * people, and for people whose session is not known yet.
 */
export function listOffered<P extends ExtensionPointName>(
  point: P,
  entries: readonly RegistryEntry[],
  known: KnownExtensions,
  session: SessionState,
): readonly Offered<P>[] {
  const all = entries.flatMap((entry) => {
    if (!isCompatible(entry.descriptor) || !isFor(findAudienceRole(entry), session)) return [];
    return findExtensions(entry, known)
      .filter((extension): extension is ExtensionAt<P> => extension.point === point)
      .filter((extension) => isAllowed(extension, session))
      .map((extension) => ({ entry, extension, key: computeKey(entry, extension) }));
  });
  return all.toSorted((a, b) => orderOf(a.extension) - orderOf(b.extension) || (a.key < b.key ? -1 : 1));
}

/** Whether a version offers the same thing at the same point. */
export const isOffering = (release: Release, { point, name }: Named, known: KnownExtensions): boolean =>
  findExtensions(release, known).some(
    (extension) => hasModule<Extension>(extension) && extension.point === point && extension.name === name,
  );

interface Named {
  readonly point: ExtensionPointName;
  readonly name: string;
}

function findExtensions({ descriptor }: Release, known: KnownExtensions): readonly Extension[] {
  const file = findDeclarationsAsset(descriptor);
  return (file && known.get(file.integrity)) ?? [];
}

type Who = Partial<Pick<ExtensionAt<'panel.card'>, 'role' | 'access'>>;

function isAllowed(extension: Extension, session: SessionState): boolean {
  const who: Who = 'role' in extension || 'access' in extension ? extension : {};
  const sells = 'sells' in extension && extension.sells;
  if (sells && session.status === 'signedIn' && !mayBeSoldTo(session.profile, new Date())) return false;
  return isFor(who, session) && guardRoute(readAccess(who), session, '/').kind === 'allow';
}

/** Without a known person there is no role. */
const isFor = (who: Pick<Who, 'role'>, session: SessionState): boolean =>
  who.role === undefined || (session.status === 'signedIn' && isForRole(who, session.profile.role));

const AUDIENCE_ROLES = {
  everyone: undefined,
  professionals: 'professional',
  gestor_rh: 'gestor_rh',
} as const;

const findAudienceRole = ({ descriptor }: RegistryEntry): Pick<Who, 'role'> => ({
  role: AUDIENCE_ROLES[descriptor.audience],
});

const computeKey = ({ descriptor }: RegistryEntry, extension: Extension): string =>
  `${descriptor.name} ${hasModule(extension) ? extension.name : claimOf(extension)}`;

const orderOf = (extension: Extension): number => ('order' in extension ? extension.order : 0);
