import { keepTerms, signInWithGoogle, signUpWithEmail } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { AccessPage } from '../../account/access/access-page.tsx';
import { keepNext, useWayOn } from '../../account/access/destination.ts';
import { SignupForm } from '../../account/access/signup-form.tsx';
import { termos } from '../../generated/legal/versions.ts';

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
            signUp={async (...person) => accept(await signUpWithEmail(...person))}
            signInWithGoogle={async () => accept(await signInWithGoogle())}
          />
          <p>
            Ao criar a conta, você declara ter 18 anos ou mais e aceita os{' '}
            <Link to="/termos-de-uso">termos de uso</Link> e a{' '}
            <Link to="/politica-de-privacidade">política de privacidade</Link>.
          </p>
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

/** Who comes in through this page has accepted the terms that it names. */
function accept<R extends { readonly ok: boolean }>(entered: R): R {
  if (entered.ok) keepTerms(termos);
  return entered;
}
