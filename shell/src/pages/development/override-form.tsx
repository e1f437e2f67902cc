import { RemoteNameSchema } from '@aura/shared-federation/contract';
import { Button, TextField } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import type { OverrideState } from '../../overrides/override-state.ts';
import type { OverridesPorts } from './overrides-ports.ts';
import styles from './remotos.module.css';

interface Props {
  /** The remote to override; null if the form asks for its name. */
  readonly remote: string | null;
  readonly override: OverrideState | null;
  readonly ports: OverridesPorts;
}

const NAME_WANTED = 'Escreva o nome como no package.json do remoto: letras minúsculas, números e hifens.';

/** Puts a version of this machine in the place of the released one, and takes it back. */
export function OverrideForm({ remote, override, ports }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The fields keep what they hold: something may have been typed before the page was taken over.
  const { form, errors } = useForm({
    fields: ['name', 'address'] as const,
    check: ({ name }) => (remote === null && !isRemoteName(name.trim()) ? { name: NAME_WANTED } : {}),
    onValid: ({ name, address }, element) => void apply(remote ?? name.trim(), address.trim(), element),
  });

  const apply = async (name: string, address: string, element: HTMLFormElement) => {
    setBusy(true);
    const added = await ports.add(name, address);
    // As with a wrong field: the reason must be there when the field takes the focus.
    flushSync(() => {
      setBusy(false);
      setFailure(added.ok ? null : added.error);
    });
    if (added.ok) return ports.reload();
    if (element.contains(document.activeElement))
      element.querySelector<HTMLInputElement>('[name="address"]')?.focus();
  };
  const remove = () => {
    if (remote !== null) ports.remove(remote);
    ports.reload();
  };
  return (
    <form className={styles['form']} {...form}>
      {remote === null && (
        <TextField
          label="Nome do remoto"
          name="name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.name}
        />
      )}
      <TextField
        label="Endereço local"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="http://localhost:PORTA/"
        name="address"
        defaultValue={override?.address ?? ''}
        error={failure ?? override?.failure ?? undefined}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="secondary" busy={busy}>
          Usar versão local
        </Button>
        {override && (
          <Button variant="quiet" onClick={remove}>
            Voltar à publicada
          </Button>
        )}
      </div>
    </form>
  );
}

const isRemoteName = (name: string): boolean => v.is(RemoteNameSchema, name);
