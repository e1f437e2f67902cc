import { formatLongMoment, type Result } from '@aura/shared-domain';
import { Answered, useAsked } from '@aura/shared-pages/data';
import type { Failure } from '@aura/shared-session';
import type { SeenSessions } from '@aura/shared-session/host';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './settings.module.css';

interface Props {
  /** The newest first. */
  readonly listSessions: () => Promise<Result<SeenSessions, Failure>>;
  /** Signs out on every device. */
  readonly endSessions: () => Promise<Result<void, Failure>>;
}

/** Where the account is used, and the way to end all of it; other devices then ask for the password again. */
export function Sessions({ listSessions, endSessions }: Props) {
  const asked = useAsked(listSessions);
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
      <Answered asked={asked} label="Carregando as sessões…" failed="As sessões não puderam ser carregadas">
        {(sessions) => (
          <ul className={styles['sessions']} aria-label="Onde sua conta foi usada">
            {sessions.map(({ device, signedInAt, lastSeen, isThis }) => (
              <li key={signedInAt}>
                <strong>{device}</strong>
                {isThis && ' (esta sessão)'}
                <span className={styles['note']}>
                  Entrou em {formatLongMoment(new Date(signedInAt))}. Último uso:{' '}
                  {formatLongMoment(new Date(lastSeen))}.
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <p className={styles['note']}>
        Não reconhece alguma, ou perdeu um aparelho? Encerre tudo, entre de novo só onde quiser e troque a
        senha.
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void end()}>
        Sair de todos os aparelhos
      </Button>
    </div>
  );
}
