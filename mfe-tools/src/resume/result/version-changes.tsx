import type { VersionChange } from '@aura/shared-domain';
import { BeforeAfter } from '../../drafted/before-after.tsx';
import styles from '../../tools.module.css';

/** What a version of the CV changes, each change with its reason. */
export const VersionChanges = ({ changes }: { readonly changes: readonly VersionChange[] }) => (
  <ul className={styles['items']}>
    {changes.map(({ reason, ...texts }, index) => (
      <li key={index}>
        <p>{reason}</p>
        <BeforeAfter {...texts} />
      </li>
    ))}
  </ul>
);
