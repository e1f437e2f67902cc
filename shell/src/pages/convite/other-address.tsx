import type { Result } from '@aura/shared-domain';
import { Button, Notice, showToast } from '@aura/shared-ui';
import { useState } from 'react';

interface Props {
  /** The address that the person is signed in with. */
  readonly own: string | null;
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
  readonly signOut: () => Promise<Result<unknown, { readonly message: string }>>;
}

/** For an account that cannot be the one that was invited: it has nothing to answer. */
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
      Você entrou com {own ?? 'uma conta sem e-mail'}, e o convite é para {invited}. Só esse endereço pode
      aceitá-lo.
    </Notice>
  );
}
