import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { keepNext } from '../../account/access/destination.ts';
import styles from './convite.module.css';

interface Props {
  readonly token: string;
  /** The address that was invited, mostly hidden. */
  readonly email: string;
}

/** An answer needs an account of the address that was invited; afterwards the person comes back here. */
export function SignInFirst({ token, email }: Props) {
  const back = `/convite/${token}`;
  return (
    <div className={styles['stack']}>
      <p>
        Para responder, entre com o e-mail que foi convidado, <strong>{email}</strong>, ou crie uma conta com
        ele. O convite só pode ser aceito por esse endereço, que você confirma por um link se ainda não o
        confirmou. Em seguida, você volta para esta página.
      </p>
      <div className={styles['ways']}>
        <Link to={keepNext('/login', back)} className={buttonClass({ size: 'lg' })}>
          Entrar
        </Link>
        <Link to={keepNext('/signup', back)} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Criar conta
        </Link>
      </div>
    </div>
  );
}
