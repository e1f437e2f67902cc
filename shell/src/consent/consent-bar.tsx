import { setConsent, useConsent } from '@aura/shared-session';
import { closeConsentBar, useBarRequest } from './bar-request.ts';
import { ConsentBarView } from './consent-bar-view.tsx';

/** The cookie bar: shown until the person chooses, and again when the footer asks for it. */
export function ConsentBar() {
  const consent = useConsent();
  const opener = useBarRequest();
  if (consent !== 'undecided' && !opener) return null;
  return (
    <ConsentBarView
      current={consent}
      takeFocus={opener !== null}
      onChoose={(choice) => {
        setConsent(choice);
        closeConsentBar();
        opener?.focus();
      }}
    />
  );
}
