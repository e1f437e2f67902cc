import { mentorReturnEndpoint } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { call, refreshProfile } from '@aura/shared-session';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import type { Exchange } from '../conversation/exchange.ts';

interface Props {
  readonly exchange: Exchange;
  /** Told once the message is given back. */
  readonly onReturned: (exchange: Exchange) => void;
}

/** Gives the message of an answer back that missed the question: once a month, and the backend decides. */
export function GiveBack({ exchange, onReturned }: Props) {
  const [busy, setBusy] = useState(false);
  const giveBack = async () => {
    setBusy(true);
    const outcome = await call(mentorReturnEndpoint, { messageId: exchange.id });
    setBusy(false);
    if (!outcome.ok) return showToast({ kind: 'error', text: withOffline(outcome.error.message) });
    onReturned({ ...exchange, returned: true });
    await refreshProfile();
  };
  return (
    <div className={styles['item']} data-no-print>
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void giveBack()}>
          Não respondeu ao que perguntei
        </Button>
      </div>
      <p className={styles['note']}>A mensagem volta para a sua conta. Vale uma vez por mês.</p>
    </div>
  );
}

/** What stands below an answer whose message was given back. */
export const GivenBack = () => (
  <p role="status">
    Esta mensagem voltou para a sua conta. O que você queria saber? Escreva com outras palavras, com o que
    aconteceu e o que você precisa decidir ou fazer.
  </p>
);
