import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import styles from './plan.module.css';

/** The plan for companies; its price is on request. */
export function Plan() {
  return (
    <Card className={styles['plan']}>
      <p className={styles['price']}>Sob consulta</p>
      <ul>
        <li>Todas as ferramentas para cada pessoa, sem limite mensal</li>
        <li>Painel de gestão com números agregados e retratos semanais</li>
        <li>Importação da lista por CSV e um link de convite para cada pessoa</li>
        <li>Registro de auditoria</li>
      </ul>
      <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
        Pedir uma proposta
      </Link>
    </Card>
  );
}
