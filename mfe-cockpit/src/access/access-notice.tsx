import { Notice } from '@aura/shared-ui';
import { useSyncExternalStore } from 'react';
import styles from './access.module.css';
import { readRefusal, followAccess } from './refused-access.ts';

/** Tells people that they no longer manage the company, or not in this session; otherwise shows nothing. */
export function AccessNotice() {
  const refusal = useSyncExternalStore(followAccess, readRefusal);
  if (refusal === null) return null;
  return (
    <div className={styles['notice']}>
      <Notice tone="error" title="Este painel não está aberto para você">
        {refusal} Sua conta continua sua. Se você deve ter acesso, saia da conta e entre de novo; se ainda
        assim não abrir, fale com a pessoa responsável na sua empresa: quem opera a Aura concede o acesso a
        pedido dela.
      </Notice>
    </div>
  );
}
