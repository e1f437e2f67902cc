import { signInWithGoogle, signUpWithEmail } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { acceptTerms } from '../../account/access/accept-terms.ts';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { keepNext, useWayOn } from '../../account/access/destination.ts';
import { SignupForm } from '../../account/access/signup-form.tsx';
import { TermsNote } from '../../account/access/terms-note.tsx';

/** `/signup`; continues to a safe `next`. */
export default function SignupPage() {
  return (
    <AccessPage>
      {(next) => (
        <AccessLayout
          title="Criar conta"
          lead={<Lead next={next} />}
          aside="Um bom plano começa por saber onde você já está."
        >
          <SignupForm
            signUp={async (...person) => {
              const entered = await signUpWithEmail(...person);
              if (entered.ok) acceptTerms();
              return entered;
            }}
            signInWithGoogle={() => signInWithGoogle(acceptTerms)}
          />
          <TermsNote when="Ao criar a conta" />
          <p>
            Já tem conta? <Link to={keepNext('/login', next)}>Entrar</Link>
          </p>
        </AccessLayout>
      )}
    </AccessPage>
  );
}

function Lead({ next }: { readonly next: string | null }) {
  const wayOn = useWayOn(next);
  return `A conta é gratuita e o diagnóstico completo faz parte dela. Não pedimos cartão.${wayOn}`;
}
