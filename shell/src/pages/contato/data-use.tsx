import { Link } from '@aura/shared-session/router';
import styles from './contact.module.css';

/** What becomes of the data of the form, said before it is sent. */
export function DataUse() {
  return (
    <p className={styles['dataUse']}>
      Guardamos seu nome, e-mail, assunto, mensagem e, se informada, a empresa, somente para responder a você.
      Não usamos esses dados para divulgação. Mais na{' '}
      <Link to="/politica-de-privacidade">política de privacidade</Link>.
    </p>
  );
}
