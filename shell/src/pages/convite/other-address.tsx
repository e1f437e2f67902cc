import type { Result } from '@aura/shared-domain';
import { Button, Notice, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { maySuit } from './may-suit.ts';

interface Props {
  /** The address that the person is signed in with. */
  readonly own: string | null;
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
  readonly signOut: () => Promise<Result<unknown, { readonly message: string }>>;
}

/**
 * For an account that is not the one that was invited: it has nothing to answer. Where what is told of the invited
 * address suits the own one too, only the answer of the backend tells them apart.
 */
export function OtherAddress({ own, invited, signOut }: Props) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const left = await signOut();
    if (left.ok) return;
    setBusy(false);
    showToast({ kind: 'error', text: left.error.message });
  };
  return (
    <Notice
      tone="warning"
      title="Esta conta não é a do convite"
      action={
        <Button variant="secondary" busy={busy} onClick={() => void leave()}>
          Usar outra conta
        </Button>
      }
    >
      {own !== null && maySuit(invited, own)
        ? `Você entrou com ${own}, e o convite é para outro endereço, do qual só mostramos ${invited}. Só ele pode aceitá-lo: confirme com o RH para qual e-mail o convite foi feito.`
        : `Você entrou com ${own ?? 'uma conta sem e-mail'}, e o convite é para ${invited}. Só esse endereço pode aceitá-lo.`}
    </Notice>
  );
}
