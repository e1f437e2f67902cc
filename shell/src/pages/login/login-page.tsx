import { safePath } from '@aura/shared-domain';
import { signInWithEmail, signInWithGoogle } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { keepNext } from '../../account/access/destination.ts';
import { LoginForm } from '../../account/access/login-form.tsx';

/** `/login`; goes on to a safe `next`. */
export function LoginPage() {
  return (
    <AccessPage>
      {(next) => (
        <AccessLayout
          title="Entrar"
          lead={
            safePath(next) ? 'Entre na sua conta para continuar de onde parou.' : 'Que bom ter você de volta.'
          }
          aside="O que você já fez tem mais valor quando fica claro."
        >
          <LoginForm signIn={signInWithEmail} signInWithGoogle={signInWithGoogle} />
          <p>
            Ainda não tem conta? <Link to={keepNext('/signup', next)}>Criar conta</Link>
          </p>
        </AccessLayout>
      )}
    </AccessPage>
  );
}
