import { formatValue } from '@aura/shared-career-ui';
import { formatShare, nameBand, type Score } from '@aura/shared-domain';
import { useId } from 'react';
import { describeDelta } from '../difference/difference.ts';
import type { Part } from './parts.ts';
import styles from './figures.module.css';

/** Where each band begins and ends, for the scale under the number. */
const BANDS = [
  [0, 40],
  [40, 60],
  [60, 80],
  [80, 100],
] as const;
const GAP = 0.4;

interface FigureProps {
  readonly score: Score;
  readonly name: string;
  /** How far the number has moved since the last time; null if that is not known. */
  readonly moved: string | null;
}

/** The number on its way from 0 to 100, with the ends of the bands. */
export function ScoreFigure({ score, name, moved }: FigureProps) {
  const { value } = score;
  const words = value === null ? 'sem número ainda' : `${formatValue(value)} de 100`;
  return (
    <div className={styles['figure']}>
      <p className={styles['head']}>
        <span className={styles['band']}>{nameBand(score)}</span>
        <span className={styles['number']}>
          {value === null ? (
            words
          ) : (
            <>
              <strong>{formatValue(value)}</strong> de 100{' '}
              {moved !== null && <span className={styles['moved']}>{moved}</span>}
            </>
          )}
        </span>
      </p>
      {value !== null && (
        <div className={styles['scale']}>
          <svg aria-hidden="true" focusable="false" width="100%" height="34">
            {BANDS.map(([from, to]) => (
              <rect
                key={from}
                className={value >= from ? styles['reached'] : styles['ahead']}
                x={`${from}%`}
                y="8"
                width={`${to - from - GAP}%`}
                height="6"
                rx="3"
              />
            ))}
            <circle
              className={styles['marker']}
              cx={`${Math.min(98.5, Math.max(1.5, value))}%`}
              cy="11"
              r="8"
            />
            {BANDS.slice(1).map(([from]) => (
              <text key={from} className={styles['tick']} x={`${from}%`} y="32" textAnchor="middle">
                {from}
              </text>
            ))}
          </svg>
          <meter
            value={value}
            min={0}
            max={100}
            aria-label={name}
            aria-valuetext={`${words}, faixa ${nameBand(score)}`}
          />
        </div>
      )}
    </div>
  );
}

/** The parts of the number as bars; a stroke shows where each was the last time. */
export function PartBars({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={styles['parts']} aria-label="As partes do número">
      {parts.map((part) => (
        <li key={part.id}>
          <PartBar part={part} />
        </li>
      ))}
    </ul>
  );
}

function PartBar({ part: { label, weight, value, before } }: { readonly part: Part }) {
  const id = useId();
  const delta = value !== null && before !== null ? describeDelta(before, value) : null;
  const words = value === null ? 'sem dados' : formatValue(value);
  const said =
    value === null ? words : `${words} de 100${delta === null ? '' : `, ${delta} desde o anterior`}`;
  return (
    <div className={styles['part']}>
      <p className={styles['partText']} aria-hidden={value === null ? undefined : true}>
        <span id={id} className={styles['partName']}>
          {label}
        </span>
        <span className={styles['weight']}>pesa {formatShare(weight)}</span>
        <span className={styles['value']}>
          {delta !== null && <span className={styles['delta']}>{delta}</span>} {words}
        </span>
      </p>
      <div className={styles['bar']}>
        <svg aria-hidden="true" focusable="false" width="100%" height="10">
          <rect
            className={value === null ? styles['none'] : styles['ahead']}
            y="2"
            width="100%"
            height="6"
            rx="3"
          />
          {value !== null && (
            <rect className={styles['reached']} y="2" width={`${value}%`} height="6" rx="3" />
          )}
          {before !== null && <rect className={styles['before']} x={`${before}%`} width="2" height="10" />}
        </svg>
        {value !== null && (
          <meter value={value} min={0} max={100} aria-labelledby={id} aria-valuetext={said} />
        )}
      </div>
    </div>
  );
}
