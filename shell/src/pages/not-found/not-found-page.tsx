import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import styles from '../dead-end.module.css';

/** The page for unknown addresses. */
export default function NotFoundPage() {
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
            <FirstStepLink variant="secondary" />
          </>
        }
      />
    </div>
  );
}
