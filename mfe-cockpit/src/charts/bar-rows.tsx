import styles from './bar-rows.module.css';
import { HIDDEN } from './cell-words.ts';

/** The shape of a bar, in shares of its track. */
export type BarShape =
  | {
      readonly kind: 'filled';
      readonly to: number;
      /** How sure the end is. */
      readonly interval?: { readonly low: number; readonly high: number } | null;
    }
  /** Somewhere in between. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'nothing' };

export interface BarRow {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly shape: BarShape;
}

/**
 * Bars one below another, each with its name and number. Decorative: the table and the sentence next to it say the
 * same. It uses SVG attributes because the policy forbids inline styles.
 */
export function BarRows({ rows }: { readonly rows: readonly BarRow[] }) {
  return (
    <ul className={styles['rows']} aria-hidden="true">
      {rows.map(({ id, label, text, shape }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['label']}>{label}</span>
          <span className={text === HIDDEN ? styles['hidden'] : styles['text']}>{text}</span>
          <svg className={styles['bar']} width="100%" height="22" focusable="false">
            <Shape shape={shape} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const formatPart = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;

function Shape({ shape }: { readonly shape: BarShape }) {
  switch (shape.kind) {
    case 'filled':
      return (
        <>
          <line className={styles['track']} x1="0" y1="8" x2="100%" y2="8" />
          <rect className={styles['fill']} y="1" height="14" width={formatPart(shape.to)} rx="2" />
          {shape.interval && (
            <g className={styles['interval']}>
              <line
                x1={formatPart(shape.interval.low)}
                y1="19"
                x2={formatPart(shape.interval.high)}
                y2="19"
              />
              <line
                x1={formatPart(shape.interval.low)}
                y1="16.5"
                x2={formatPart(shape.interval.low)}
                y2="21.5"
              />
              <line
                x1={formatPart(shape.interval.high)}
                y1="16.5"
                x2={formatPart(shape.interval.high)}
                y2="21.5"
              />
            </g>
          )}
        </>
      );
    case 'range':
      return (
        <>
          <line className={styles['track']} x1="0" y1="8" x2="100%" y2="8" />
          <rect
            className={styles['range']}
            x={formatPart(shape.from)}
            y="2"
            width={formatPart(shape.to - shape.from)}
            height="12"
          />
        </>
      );
    case 'nothing':
      return <line className={styles['empty']} x1="0" y1="8" x2="100%" y2="8" />;
  }
}
