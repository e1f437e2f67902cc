import { EvidenceQuotes, formatValue } from '@aura/shared-career-ui';
import { choosePlural, type Deduction, type Dimension } from '@aura/shared-domain';
import { Disclosure, Meter } from '@aura/shared-ui';
import styles from '../tools.module.css';

interface Props {
  readonly dimensions: readonly Dimension[];
  readonly deductions: readonly Deduction[];
}

/** Every dimension with what it lost, and the lines that it lost it for. */
export function DeductionList({ dimensions, deductions }: Props) {
  return (
    <ul className={styles['items']}>
      {dimensions.map((dimension) => (
        <li key={dimension.id}>
          <DimensionRow
            dimension={dimension}
            deductions={deductions.filter(({ dimensionId }) => dimensionId === dimension.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly dimension: Dimension;
  readonly deductions: readonly Deduction[];
}

function DimensionRow({ dimension, deductions }: RowProps) {
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
