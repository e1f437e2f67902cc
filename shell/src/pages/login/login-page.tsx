import { requestPasswordReset, signInWithEmail, signInWithGoogle } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { PasswordReset } from '../../account/access/password-reset.tsx';
import { keepNext } from '../../account/access/destination.ts';
import { rememberSession } from '../../inactivity/index.ts';
import { LoginForm } from '../../account/access/login-form.tsx';
import { acceptTerms, TermsNote } from '../../account/access/terms-note.tsx';

const keptSession = rememberSession();

/** `/login`; continues to a safe `next`. */
export default function LoginPage() {
  return (
    <AccessPage>
      {(next, wayOn) => (
        <AccessLayout
          title="Entrar"
          lead={`Use o e-mail e a senha da sua conta, ou a sua conta do Google.${wayOn}`}
          aside="O que você já fez tem mais valor quando fica claro."
        >
          <p>
            Ainda não tem conta? <Link to={keepNext('/signup', next)}>Criar conta</Link>
          </p>
          <LoginForm
            signIn={signInWithEmail}
            signInWithGoogle={() => signInWithGoogle(acceptTerms)}
            onKeep={keptSession.want}
          />
          <TermsNote when="Ao entrar com o Google pela primeira vez" />
          <PasswordReset requestReset={requestPasswordReset} />
        </AccessLayout>
      )}
    </AccessPage>
  );
}
