import { formatLongDay, formatTime, type BillingStatus } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { useState } from 'react';
import { checkReceiptHref } from './payments/receipt-href.ts';
import styles from './voucher.module.css';

type Waiting = NonNullable<NonNullable<BillingStatus['checkout']>['waiting']>;

const NAMES = { pix: 'Pix', boleto: 'boleto' } as const;

/** A code or a slip to pay at a bank: its end, the code to copy, and the issuer's page. */
export function Voucher({ waiting: { way, expiresAt, code, url } }: { readonly waiting: Waiting }) {
  const [isCopied, setIsCopied] = useState(false);
  const end = expiresAt === null ? null : new Date(expiresAt);
  const href = checkReceiptHref(url, window.location.origin);
  const copy = () => {
    if (code === null) return;
    void navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className={styles['voucher']}>
      {end && (
        <p>
          Pague até <strong>{formatLongDay(end)}</strong>, às {formatTime(end)} (horário de Brasília). Nada
          foi cobrado ainda.
        </p>
      )}
      {code !== null && (
        <>
          <code className={styles['code']}>{code}</code>
          <div className={styles['ways']}>
            <Button variant="secondary" onClick={copy}>
              Copiar o código
            </Button>
            <span role="status">{isCopied && 'Código copiado.'}</span>
          </div>
        </>
      )}
      {href !== null && (
        <p>
          <a href={href} target="_blank" rel="noreferrer">
            Abrir o {NAMES[way]} em outra aba
          </a>
        </p>
      )}
    </div>
  );
}
