import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import styles from './operations.module.css';

/** Stands in place of the page for whoever does not run the platform. */
export const OperatorsOnly = () => (
  <div className={styles['refusal']}>
    <PageHeader
      eyebrow="Operação"
      title="Acesso restrito"
      lead="Esta área é de quem opera a Aura. Se deveria ser o seu caso, peça o acesso a quem administra a plataforma e entre novamente."
      actions={
        <Link to="/perfil" className={buttonClass({ variant: 'primary' })}>
          Ir para Meu Painel
        </Link>
      }
    />
  </div>
);
