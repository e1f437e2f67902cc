import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export type { IconName } from './icon-paths.ts';

/** One icon of the own set, in the colour of the text around it. */
export function Icon({
  name,
  size = 20,
  label,
}: {
  /** Which one. */
  readonly name: IconName;
  /** Edge in pixels; 20 unless told. */
  readonly size?: number | undefined;
  /** What it says. Without it the icon is decoration and hidden from screen readers. */
  readonly label?: string | undefined;
}) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...meaning}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
