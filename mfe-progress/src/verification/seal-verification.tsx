import { Notice } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import { findCredential, isMeantAsCredential } from './find-credential.ts';
import { SealVerdict } from './seal-verdict.tsx';
import styles from './verification.module.css';
import { useVerification, type Verify } from './use-verification.ts';
import { VerificationForm } from './verification-form.tsx';

interface Props {
  readonly verify: Verify;
  /** Fragment of the address. A credential in it is verified at once; no server has seen it there. */
  readonly hash: string;
}

const CUT_SHORT = 'O link não traz a credencial inteira. Copie o link de novo ou cole a credencial.';

/**
 * Verifies a credential, and shows what became of it. The page is marked as one that reads the fragment of its address:
 * where that has one, the application starts at once.
 */
export function SealVerification({ verify, hash }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { verification, run, fail, reset } = useVerification(verify);

  useEffect(() => {
    if (!isMeantAsCredential(hash)) return;
    const credential = findCredential(hash);
    if (field.current) field.current.value = credential ?? '';
    if (credential) void run({ credential, email: null });
    else fail(CUT_SHORT);
  }, [hash, run, fail]);

  return (
    <div className={styles['verification']} data-reads-fragment>
      <VerificationForm
        credentialRef={field}
        busy={verification.status === 'pending'}
        onChange={reset}
        onVerify={(request) => void run(request)}
      />
      <div role="status">
        {verification.status === 'pending' && <p className={styles['note']}>Verificando o selo…</p>}
        {verification.status === 'done' && (
          <SealVerdict verdict={verification.verdict} email={verification.email} />
        )}
      </div>
      {verification.status === 'failed' && (
        <Notice tone="error" title="O selo não foi verificado">
          {verification.message}
        </Notice>
      )}
    </div>
  );
}
