import { getSession } from '@aura/shared-session/host';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { ErrorBoundary } from '@aura/shared-ui/host';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { NO_OVERRIDES } from '../overrides/override-state.ts';
import { getWantedPreview, isLocalPage } from '../preview/preview.ts';
import { previewState, type PreviewState } from '../preview/preview-state.ts';
import { liveRegistry } from '../registry/live-registry-store.ts';
import type { RemotesSource } from '../registry/remotes-source.ts';
import { findMountedRelease, remountNewest, subscribeMounted } from '../remotes/remotes.ts';
import { createUpdateOffer, type MountedRemote } from '../updates/update-offer.ts';

const MOUNTED: MountedRemote = { get: findMountedRelease, subscribe: subscribeMounted };

const EdgeContent = lazyWithRetry(() => import(/* webpackChunkName: "lower-edge" */ './edge-content.tsx'));

interface Props {
  readonly remotes: RemotesSource;
  readonly mounted?: MountedRemote;
}

const readState = (remotes: RemotesSource, mounted: MountedRemote): PreviewState =>
  previewState(getWantedPreview(), {
    registry: remotes.get().registry,
    session: getSession().status,
    isLocal: isLocalPage(),
    mounted: mounted.get(),
  });

/**
 * Temporary content of the window's lower edge: a newer version, local versions, a previewed version. Its code loads
 * only when needed.
 */
export function LowerEdge({ remotes, mounted = MOUNTED }: Props) {
  const [offer] = useState(() => createUpdateOffer(mounted, remotes));
  const offered = useSyncExternalStore(offer.subscribe, offer.get, () => null);
  const overrides = useSyncExternalStore(
    liveRegistry.subscribe,
    liveRegistry.getOverrides,
    () => NO_OVERRIDES.states,
  );
  const wanted = getWantedPreview();
  const preview = useSyncExternalStore(
    offer.subscribe,
    () => readState(remotes, mounted),
    () => 'none' as const,
  );
  const local = overrides.filter(({ failure }) => failure === null).map(({ name }) => name);
  if (!offered && local.length === 0 && preview === 'none') return null;
  return (
    // If the code fails to load, nothing is offered: leaving and returning also gives the new version.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <EdgeContent
          offered={offered}
          local={local}
          preview={wanted && preview !== 'none' ? { text: wanted.text, state: preview } : null}
          onUpdate={remountNewest}
          onDecline={offer.decline}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
