import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Card } from '@aura/shared-ui';
import { useId, useState } from 'react';
import { formatMoney } from '../../catalogue/money.ts';
import type { PricedPlan } from '../../catalogue/price-of.ts';
import styles from '../checkout.module.css';
import { paymentTerms } from './payment-terms.ts';

const SUFFIX = { month: 'por mês', year: 'por ano', once: 'uma vez' } as const;

/** What is bought, for how much, and what comes after. */
export function OrderSummary({ plan: { card, interval, amount } }: { readonly plan: PricedPlan }) {
  const titleId = useId();
  const session = useSession();
  const [now] = useState(() => new Date());
  const accessEndsAt = session.status === 'signedIn' ? (session.profile.acesso_expira_em ?? null) : null;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['stack']}>
      <h2 id={titleId}>Plano {card.name}</h2>
      <p>{card.description}</p>
      <p className={styles['price']}>
        {formatMoney(amount)} <span className={styles['suffix']}>{SUFFIX[interval]}</span>
      </p>
      <ul className={styles['terms']}>
        {paymentTerms({ interval, amount, accessEndsAt }, now).map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>
          Em até 7 dias da compra você pode desistir e receber tudo de volta (art. 49 do Código de Defesa do
          Consumidor): basta escrever pela <Link to="/contato">página de contato</Link>.
        </li>
      </ul>
      <p className={styles['note']}>
        Ao pagar, você concorda com os <Link to="/termos-de-uso">termos de uso</Link>.
      </p>
    </Card>
  );
}
