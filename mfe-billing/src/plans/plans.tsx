import { effectivePlan } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Card, Notice, PageHeader, Tag } from '@aura/shared-ui';
import { useState } from 'react';
import { PLANS } from './catalogue.ts';
import styles from './plans.module.css';

/** `/planos`: prices and what they include. Buying is not open yet, and the page says so. */
export function Plans() {
  const session = useSession();
  const [now] = useState(() => new Date());
  const current = session.status === 'signedIn' ? effectivePlan(session.profile, now) : null;
  return (
    <>
      <PageHeader
        eyebrow="Planos"
        title="Comece sem pagar. Pague quando precisar de mais."
        lead="O diagnóstico completo é aberto em todos os planos. O que muda é quantas vezes por mês você usa cada ferramenta."
      />
      <Notice tone="info" title="As assinaturas ainda não estão abertas">
        Você pode usar o plano Freemium agora; nenhum dado de pagamento é pedido.
      </Notice>
      <ul className={styles['list']}>
        {PLANS.map((plan) => (
          <li key={plan.id}>
            <Card as="article">
              <h2 className={styles['name']}>
                {plan.name} {plan.id === current && <Tag tone="accent">Seu plano</Tag>}
              </h2>
              <p className={styles['subtitle']}>{plan.subtitle}</p>
              {plan.prices.map((price) => (
                <p key={price} className={styles['price']}>
                  {price}
                </p>
              ))}
              <p className={styles['subtitle']}>{plan.renewal}</p>
              <ul>
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
