import { useSession } from '@aura/shared-session';
import { checkEmailVerification, sendEmailVerification } from '@aura/shared-session/host';
import { Navigate, useSearchParams } from '@aura/shared-session/router';
import { AccessLayout } from '../../account/access/access-layout.tsx';
import { ConfirmEmail } from '../../account/access/confirm-email.tsx';
import { afterConfirming, useDestination, useWayOn } from '../../account/access/destination.ts';

/** `/confirmar-email`: people confirm the address of their account; continues to a safe `next`. */
export default function ConfirmarEmailPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const wayOn = useWayOn(next);
  const destination = useDestination(next);
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const { email } = user;
  // An account without an address has nothing to confirm.
  if (user.emailVerified || email === null) return <Navigate to={destination} replace />;
  return (
    <AccessLayout
      title="Confirme o seu e-mail"
      lead={`Mostre que ${email} é seu, pelo link de uma mensagem que enviamos quando você pedir. Assim, ninguém usa o seu endereço em seu lugar.${wayOn}`}
      aside="O que é seu só muda com a sua confirmação."
    >
      <ConfirmEmail
        email={email}
        sendVerification={() => {
          afterConfirming.keep(next);
          return sendEmailVerification();
        }}
        checkVerification={checkEmailVerification}
      />
    </AccessLayout>
  );
}
