import { EvidenceQuotes, formatValue } from '@aura/shared-career-ui';
import { choosePlural, formatShare, type Deduction, type Dimension } from '@aura/shared-domain';
import { Disclosure, Meter } from '@aura/shared-ui';
import styles from '../tools.module.css';

interface Props {
  readonly dimensions: readonly Dimension[];
  readonly deductions: readonly Deduction[];
}

/** Every dimension with what it lost, and the lines that it lost it for. */
export function DeductionList({ dimensions, deductions }: Props) {
  const graded = dimensions.filter(({ value }) => value !== null);
  const total = graded.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <ul className={styles['items']}>
      {dimensions.map((dimension) => (
        <li key={dimension.id}>
          <DimensionRow
            dimension={dimension}
            share={dimension.weight / total}
            deductions={deductions.filter(({ dimensionId }) => dimensionId === dimension.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly dimension: Dimension;
  /** Of the weight of all that could be graded. */
  readonly share: number;
  readonly deductions: readonly Deduction[];
}

function DimensionRow({ dimension, share, deductions }: RowProps) {
  const { label, value, rule, howToImprove } = dimension;
  if (value === null) {
    return (
      <p>
        <strong>{label}</strong>: sem dados para avaliar. {rule}
      </p>
    );
  }
  return (
    <div className={styles['item']}>
      <Meter label={label} value={value} text={`${formatValue(value)} de 100`} />
      {deductions.length > 0 && (
        <Disclosure
          summary={choosePlural(
            deductions.length,
            `O que tirou pontos em ${label}`,
            `O que tirou pontos em ${label} (${deductions.length})`,
          )}
        >
          <p className={styles['note']}>
            São pontos dos 100 de {label}, que pesa {formatShare(share)} da nota.
          </p>
          <ul className={styles['items']}>
            {deductions.map((deduction) => (
              <li key={deduction.id} className={styles['item']}>
                <p>
                  <strong>−{formatValue(deduction.points)}</strong> {deduction.message}
                </p>
                <EvidenceQuotes evidence={deduction.evidence} />
                <p className={styles['note']}>{deduction.action}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {howToImprove && value < 100 && <p className={styles['note']}>{howToImprove}</p>}
    </div>
  );
}
