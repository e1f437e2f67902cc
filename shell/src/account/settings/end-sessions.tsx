import type { Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './settings.module.css';

interface Props {
  /** Signs out on every device. */
  readonly endSessions: () => Promise<Result<void, Failure>>;
}

/** Ends every session of the account; other devices then ask for the password again. */
export function EndSessions({ endSessions }: Props) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const ended = await endSessions();
    setBusy(false);
    if (ended.ok) showToast({ kind: 'success', text: 'Você saiu de todos os aparelhos.' });
    else showToast({ kind: 'error', text: ended.error.message });
  };
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>
        Perdeu um aparelho ou usou um que não é seu? Encerre tudo e entre de novo só onde quiser.
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void end()}>
        Sair de todos os aparelhos
      </Button>
    </div>
  );
}
