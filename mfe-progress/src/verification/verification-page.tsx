import { type RequestOf, badgeKeysEndpoint, badgeVerifyEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import { SealVerification } from './seal-verification.tsx';
import styles from './verification.module.css';

/** `/selos/verificar`: whether the credential of a badge is good. `#` in the address may carry one. */
export function VerificationPage() {
  const { hash } = useLocation();
  return (
    <>
      <div className={styles['opening']}>
        <PageHeader
          eyebrow="Selos"
          title="Verifique um selo."
          lead={
            'Confira se a credencial de um selo da Aura é autêntica, se ainda vale e, se você quiser, se pertence ' +
            'a uma conta com certo e-mail. O selo atesta participação em uma atividade da Aura, e não competência.'
          }
        />
      </div>
      <div className={styles['page']}>
        <noscript>
          <p>
            A verificação nesta página precisa de JavaScript. Sem ele, a assinatura pode ser conferida por um
            programa com as chaves públicas em <a href={KEYS}>{KEYS}</a>.
          </p>
        </noscript>
        <SealVerification verify={verify} hash={hash} />
      </div>
    </>
  );
}

/** Where this site's own server answers. */
const KEYS = `/api${badgeKeysEndpoint.path}`;

const verify = (request: RequestOf<typeof badgeVerifyEndpoint>) => call(badgeVerifyEndpoint, request);
