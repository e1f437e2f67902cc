import { formatCentavos } from '@aura/shared-domain';
import { Card, Tag } from '@aura/shared-ui';
import { useId, type ReactNode } from 'react';
import { listDistinctFeatures } from '../../catalogue/features.ts';
import { describePrice, type PlanCard, type PlanFeature } from '../../catalogue/plan-cards.ts';
import type { Period } from '../action/card-action.ts';
import { computeYearlyTerms } from '../saving.ts';
import styles from './plan-cards.module.css';

interface Props {
  readonly card: PlanCard;
  readonly period: Period;
  readonly isCurrent: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** One plan: price, what can be done about it, what it holds and what not, how it ends. */
export function PlanCardView({ card, period, isCurrent, children }: Props) {
  const title = useId();
  return (
    <Card
      as="article"
      className={styles['card']}
      aria-labelledby={title}
      aria-current={isCurrent ? 'true' : undefined}
      data-primary={card.isPrimary || undefined}
    >
      <div className={styles['head']}>
        <h3 id={title} className={styles['name']}>
          {card.name} {isCurrent && <Tag tone="accent">Seu plano</Tag>}
        </h3>
        <p className={styles['subtitle']}>{card.subtitle}</p>
        <p>{card.description}</p>
      </div>
      <PriceOf card={card} period={period} />
      <div className={styles['action']}>{children}</div>
      <ul className={styles['features']}>
        {listDistinctFeatures(card.features).map((feature) => (
          <FeatureLine key={feature.text} feature={feature} />
        ))}
      </ul>
      <p className={styles['policy']}>{card.cancellationPolicy}</p>
    </Card>
  );
}

function PriceOf({ card, period }: Pick<Props, 'card' | 'period'>) {
  const { price, suffix } = describePrice(card, period);
  const yearly = computeYearlyTerms(card.id);
  return (
    <div>
      <p className={styles['price']}>
        <strong>{price}</strong> {suffix}
      </p>
      {yearly && period === 'year' && (
        <p className={styles['saving']}>
          Equivale a <span className={styles['amount']}>{formatCentavos(yearly.perMonth)}</span> por mês
        </p>
      )}
      {yearly && (
        <p className={styles['saving']} data-strong={period === 'year' || undefined}>
          {period === 'year' ? 'Você economiza ' : 'No plano anual, você economiza '}
          <span className={styles['amount']}>{formatCentavos(yearly.saving)}</span> por ano
        </p>
      )}
    </div>
  );
}

function FeatureLine({
  feature: { text, included, accessLevel, highlight },
}: {
  readonly feature: PlanFeature;
}) {
  return (
    <li data-missing={!included || undefined} data-highlight={highlight || undefined}>
      {text}: <span className={styles['level']}>{accessLevel}</span>
    </li>
  );
}
