import { formatCentavos } from '@aura/shared-domain';
import { useForm } from '@aura/shared-pages/forms';
import { Button, Disclosure, Notice, TextField } from '@aura/shared-ui';
import styles from '../checkout.module.css';
import type { CouponInUse } from './use-coupon.ts';

/** Takes the code of a coupon, and says what it takes off; nothing is charged by it. */
export function CouponField({
  coupon: { code, preview, isAsking, problem, choose },
}: {
  readonly coupon: CouponInUse;
}) {
  const { form } = useForm({
    fields: ['coupon'],
    check: () => ({}),
    onValid: ({ coupon: typed }) => choose(typed.trim() || null),
  });
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
  return (
    <Disclosure summary="Tenho um cupom" open={code !== null}>
      <form {...form} className={styles['stack']}>
        <TextField
          label="Código do cupom"
          name="coupon"
          defaultValue={code ?? ''}
          autoComplete="off"
          maxLength={50}
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
