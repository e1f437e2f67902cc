import { Link } from '@aura/shared-session/router';
import { Facts } from '@aura/shared-pages/editorial';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../email-link.tsx';
import styles from './contact.module.css';

/** Alternatives to the form: e-mail, and answered questions. */
export function Addresses() {
  return (
    <aside className={styles['addresses']} aria-label="Outras formas de contato">
      <h2>Por e-mail</h2>
      <Facts
        facts={[
          { term: 'Atendimento', detail: <EmailLink address={OPERATOR.email} /> },
          {
            term: 'Encarregado pelos dados pessoais',
            detail: (
              <>
                {OPERATOR.dpoName}, <EmailLink address={OPERATOR.dpoEmail} />
              </>
            ),
          },
        ]}
      />
      <h2>Talvez já esteja respondido</h2>
      <ul className={styles['links']}>
        <li>
          <Link to="/faq">Perguntas frequentes</Link>
        </li>
        <li>
          <Link to="/faq-empresas">Perguntas frequentes para empresas</Link>
        </li>
      </ul>
      <p>
        Para exportar seus dados ou apagar sua conta, não precisa esperar por nós: está em{' '}
        <Link to="/configuracoes">Configurações</Link>.
      </p>
    </aside>
  );
}
