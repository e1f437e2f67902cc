import type { ReactNode } from 'react';
import styles from './bar.module.css';

export interface BarProps {
  /** Filled share, 0 to 1; null draws a dashed, empty track. */
  readonly share: number | null;
  /** The native control that says the same to assistive technology; laid over the drawing, unseen. */
  readonly children?: ReactNode;
}

/**
 * A hairline track with its filled part. Drawn with SVG attributes, because server HTML may carry
 * no inline style and native bars cannot be drawn alike in every browser.
 */
export function Bar({ share, children }: BarProps) {
  return (
    <div className={styles['bar']}>
      <svg aria-hidden="true" focusable="false" width="100%" height="100%">
        <line
          className={share === null ? styles['empty'] : styles['track']}
          x1="0"
          y1="50%"
          x2="100%"
          y2="50%"
        />
        {share !== null && share > 0 && (
          <rect className={styles['fill']} height="100%" width={`${share * 100}%`} rx="3" />
        )}
      </svg>
      {children}
    </div>
  );
}
