import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import styles from '../dead-end.module.css';

/** An address behind which there is nothing. */
export function NotFoundPage() {
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Erro 404"
        title="Página não encontrada"
        lead="O endereço pode ter mudado ou ter sido digitado com algum engano. Nada do que você salvou se perdeu."
        actions={
          <>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              Ir para o início
            </Link>
            <Link to="/diagnostico-carreira" className={buttonClass({ variant: 'secondary' })}>
              Abrir o diagnóstico
            </Link>
          </>
        }
      />
    </div>
  );
}
