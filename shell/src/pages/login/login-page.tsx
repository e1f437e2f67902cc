import { requestPasswordReset, signInWithEmail, signInWithGoogle } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { PasswordReset } from '../../account/access/password-reset.tsx';
import { errandOf, keepNext, type Errand } from '../../account/access/destination.ts';
import { LoginForm } from '../../account/access/login-form.tsx';

/** `/login`; goes on to a safe `next`. */
export function LoginPage() {
  return (
    <AccessPage>
      {(next) => (
        <AccessLayout
          title="Entrar"
          lead={LEADS[errandOf(next)]}
          aside="O que você já fez tem mais valor quando fica claro."
        >
          <LoginForm signIn={signInWithEmail} signInWithGoogle={signInWithGoogle} />
          <PasswordReset requestReset={requestPasswordReset} />
          <p>
            Ainda não tem conta? <Link to={keepNext('/signup', next)}>Criar conta</Link>
          </p>
        </AccessLayout>
      )}
    </AccessPage>
  );
}

const LEADS: Readonly<Record<Errand, string>> = {
  purchase:
    'Entre ou crie uma conta para comprar o plano que você escolheu. Você volta para o pagamento em seguida.',
  invitation: 'Entre com o e-mail que recebeu o convite. Você volta para ele em seguida.',
  other: 'Use o e-mail e a senha da sua conta, ou a sua conta do Google.',
};
