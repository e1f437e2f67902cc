import type { Release } from '@aura/shared-federation/contract';
import { useLayoutEffect } from 'react';
import { OverrideBadge } from '../overrides/override-badge.tsx';
import { UpdateBanner } from '../updates/update-banner.tsx';
import { keepFieldInSight } from './keep-field-in-sight.ts';
import styles from './lower-edge.module.css';

interface Props {
  readonly offered: Release | null;
  /** Remotes that are shown in a local version. */
  readonly local: readonly string[];
  readonly onUpdate: () => void;
  readonly onDecline: () => void;
}

/** Badge and banner, one above the other. */
export default function EdgeContent({ offered, local, onUpdate, onDecline }: Props) {
  useLayoutEffect(keepFieldInSight, [offered]);
  return (
    <div className={styles['edge']} data-lower-edge="">
      {local.length > 0 && <OverrideBadge names={local} />}
      {offered && <UpdateBanner key={offered.baseUrl} onUpdate={onUpdate} onDecline={onDecline} />}
    </div>
  );
}
