import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { sections } from '../../generated/pages/para-empresas.ts';
import styles from './plan.module.css';

/** The plan for companies; its price is on request. */
export function Plan() {
  return (
    <Card className={styles['plan']}>
      <p className={styles['price']}>Sob consulta</p>
      <ul>
        {sections['plano-equilibrio'].items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
        Pedir uma proposta
      </Link>
    </Card>
  );
}
