import {
  checkEmailVerification,
  choosePasswordWith,
  confirmEmailWith,
  resetAddressOf,
} from '@aura/shared-session/host';
import { useSearchParams } from '@aura/shared-session/router';
import { useAlive } from '@aura/shared-pages/forms';
import { afterConfirming, useDestination } from '../../account/access/destination.ts';
import { ChoosePassword, ConfirmAddress, UnknownLink } from '../../account/access/email-link.tsx';

/**
 * `/conta/acao`: the target of the links in account e-mails. The account service defines `mode` and `oobCode`. Only
 * the browser knows the address: the page is prerendered without it.
 */
export default function AcaoDaContaPage() {
  const [query] = useSearchParams();
  const isThere = useAlive();
  const wayOn = useDestination(isThere ? afterConfirming.read() : null);
  const mode = isThere ? query.get('mode') : null;
  const code = query.get('oobCode') ?? '';
  if (isThere && mode === 'verifyEmail' && code !== '')
    return <ConfirmAddress code={code} confirm={confirm} wayOn={wayOn} />;
  if (isThere && mode === 'resetPassword' && code !== '')
    return <ChoosePassword code={code} addressOf={resetAddressOf} choose={choosePasswordWith} />;
  return <UnknownLink isChecking={!isThere} />;
}

/** A signed-in person sees the result at once; a tab that waits asks by itself. */
async function confirm(code: string) {
  const confirmed = await confirmEmailWith(code);
  if (confirmed.ok) await checkEmailVerification();
  return confirmed;
}
