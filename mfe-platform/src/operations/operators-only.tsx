import { API_MESSAGES } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import styles from './operations.module.css';

const FOR_OPERATORS =
  'Esta área é de quem opera a Aura. Se deveria ser o seu caso, peça o acesso a quem administra a plataforma e entre novamente.';

/** Replaces the page for people without access. @param message the backend's reason */
export const OperatorsOnly = ({ message = API_MESSAGES.forbidden }: { readonly message?: string }) => (
  <div className={styles['refusal']}>
    <PageHeader
      eyebrow="Operação"
      title="Acesso restrito"
      lead={message === API_MESSAGES.forbidden ? FOR_OPERATORS : message}
      actions={
        <Link to="/perfil" className={buttonClass({ variant: 'primary' })}>
          Ir para Meu Painel
        </Link>
      }
    />
  </div>
);
