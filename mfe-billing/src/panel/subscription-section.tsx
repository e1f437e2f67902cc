import { Link } from '@aura/shared-session/router';
import styles from './panel.module.css';
import type { Subscription } from './subscription.ts';

/** The current plan, and a link to its payments. */
export function SubscriptionSection({
  subscription: { name, text, isOfCompany },
}: {
  readonly subscription: Subscription;
}) {
  return (
    <section className={styles['section']} aria-labelledby="assinatura">
      <h2 id="assinatura">{isOfCompany ? 'Acesso pela empresa' : 'Plano e assinatura'}</h2>
      <p>
        <strong>{name}</strong>. {text}
      </p>
      {isOfCompany && (
        <p>
          Ela vê só números de grupos. O que entra neles você decide em{' '}
          <Link to="/configuracoes#sua-empresa">Sua empresa</Link>.
        </p>
      )}
      <Link to="/planos#assinatura">{isOfCompany ? 'Ver o acesso' : 'Ver plano e assinatura'}</Link>
    </section>
  );
}
