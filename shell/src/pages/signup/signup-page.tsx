import { signInWithGoogle, signUpWithEmail } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { keepNext } from '../../account/access/destination.ts';
import { SignupForm } from '../../account/access/signup-form.tsx';
import { acceptTerms, TermsNote } from '../../account/access/terms-note.tsx';

/** `/signup`; continues to a safe `next`. */
export default function SignupPage() {
  return (
    <AccessPage>
      {(next, wayOn) => (
        <AccessLayout
          title="Criar conta"
          lead={`Gratuita, com o diagnóstico completo. Não pedimos cartão.${wayOn}`}
          aside="Um bom plano começa por saber onde você já está."
        >
          <SignupForm
            signUp={(...person) => signUpWithEmail(...person, acceptTerms)}
            signInWithGoogle={() => signInWithGoogle(acceptTerms)}
          >
            <TermsNote when="Ao criar a conta" />
          </SignupForm>
          <p>
            Já tem conta? <Link to={keepNext('/login', next)}>Entrar</Link>
          </p>
        </AccessLayout>
      )}
    </AccessPage>
  );
}
