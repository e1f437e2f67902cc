import { set } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { Button, showToast, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { useForm } from '../access/use-form.ts';
import { fieldErrors, nameError } from '../access/validation.ts';
import styles from './settings.module.css';

interface Props {
  /** Name as it is stored. */
  readonly name: string;
}

/** Changes the name by which the person is greeted. */
export function NameForm({ name }: Props) {
  const [busy, setBusy] = useState(false);
  const { form, errors } = useForm({
    fields: ['name'] as const,
    check: (values) => fieldErrors({ name: nameError(values.name) }),
    onValid: (values) => void save(values.name.trim()),
  });

  async function save(next: string): Promise<void> {
    setBusy(true);
    const saved = await updateProfile((profile) => (profile.name === next ? null : { name: set(next) }));
    setBusy(false);
    showToast(
      saved.ok
        ? { kind: 'success', text: 'Suas alterações foram salvas.' }
        : { kind: 'error', text: saved.error.message },
    );
  }

  return (
    <form {...form} className={styles['form']}>
      <TextField
        label="Nome"
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errors.name}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Salvar nome
      </Button>
    </form>
  );
}
