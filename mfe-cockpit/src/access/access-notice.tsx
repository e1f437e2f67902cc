import { Notice } from '@aura/shared-ui';
import { useSyncExternalStore } from 'react';
import styles from './access.module.css';
import { isAccessRefused, followAccess } from './refused-access.ts';

/** Tells people that they no longer manage the company, or not in this session; otherwise shows nothing. */
export function AccessNotice() {
  if (!useSyncExternalStore(followAccess, isAccessRefused)) return null;
  return (
    <div className={styles['notice']}>
      <Notice tone="error" title="Seu acesso a este painel não vale mais">
        Ele foi retirado, ou mudou depois que você entrou. Sua conta continua sua. Se você deve ter acesso,
        saia da conta e entre de novo; se ainda assim não abrir, fale com a pessoa responsável na sua empresa:
        quem opera a Aura concede o acesso a pedido dela.
      </Notice>
    </div>
  );
}
