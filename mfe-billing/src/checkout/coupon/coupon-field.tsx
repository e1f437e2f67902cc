import { formatCentavos } from '@aura/shared-domain';
import { Button, Disclosure, Notice, TextField } from '@aura/shared-ui';
import { useState, type FormEvent } from 'react';
import styles from '../checkout.module.css';
import type { CouponInUse } from './use-coupon.ts';

/** Takes the code of a coupon, and says what it takes off; nothing is charged by it. */
export function CouponField({
  coupon: { code, preview, isAsking, problem, choose },
}: {
  readonly coupon: CouponInUse;
}) {
  const [typed, setTyped] = useState(code ?? '');
  if (preview)
    return (
      <Notice
        tone="success"
        title={`Cupom ${preview.code} aplicado`}
        action={
          <Button variant="secondary" onClick={() => choose(null)}>
            Tirar o cupom
          </Button>
        }
      >
        Desconto de {formatCentavos(preview.off)} hoje.
      </Notice>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    choose(next === '' ? null : next);
  };
  return (
    <Disclosure summary="Tenho um cupom" open={code !== null}>
      <form className={styles['stack']} noValidate onSubmit={submit}>
        <TextField
          label="Código do cupom"
          value={typed}
          autoComplete="off"
          maxLength={50}
          onChange={({ target }) => setTyped(target.value)}
          error={problem ?? undefined}
        />
        <div>
          <Button type="submit" variant="secondary" busy={isAsking}>
            Aplicar
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
