import type { Release } from '@aura/shared-federation/contract';
import { useLayoutEffect, type ComponentProps } from 'react';
import { OverrideBadge } from '../overrides/override-badge.tsx';
import { PreviewBadge } from '../preview/preview-badge.tsx';
import { UpdateBanner } from '../updates/update-banner.tsx';
import styles from './lower-edge.module.css';

const FIELD = 'main :is(input, textarea, select)';

/** Moves the page where something that has come to the lower edge would cover the field that is being written in. */
function keepFieldInSight(): void {
  const field = document.activeElement;
  if (!field?.matches(FIELD)) return;
  const { top } = field.getBoundingClientRect();
  // Do not scroll if the person has scrolled away from the field.
  if (top >= 0 && top < window.innerHeight) field.scrollIntoView({ block: 'nearest' });
}

interface Props {
  readonly offered: Release | null;
  /** Remotes that are shown in a local version. */
  readonly local: readonly string[];
  /** State of a version requested through its address; null without one. */
  readonly preview: Pick<ComponentProps<typeof PreviewBadge>, 'text' | 'state'> | null;
  readonly onUpdate: () => void;
  readonly onDecline: () => void;
}

/** Badge and banner, one above the other. */
export default function EdgeContent({ offered, local, preview, onUpdate, onDecline }: Props) {
  useLayoutEffect(keepFieldInSight, [offered]);
  return (
    <div className={styles['edge']} data-lower-edge="">
      {preview && <PreviewBadge {...preview} />}
      {local.length > 0 && <OverrideBadge names={local} />}
      {offered && <UpdateBanner key={offered.baseUrl} onUpdate={onUpdate} onDecline={onDecline} />}
    </div>
  );
}
