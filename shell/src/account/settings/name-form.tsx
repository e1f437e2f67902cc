import { set } from '@aura/shared-domain';
import { Button, TextField } from '@aura/shared-ui';
import { keepErrors, checkName, useForm } from '@aura/shared-pages/forms';
import { useSave, type UpdateProfile } from '@aura/shared-pages/settings';
import styles from './settings.module.css';

interface Props {
  /** The stored name. */
  readonly name: string;
  readonly update: UpdateProfile;
}

/** Changes the name by which the person is greeted. */
export function NameForm({ name, update }: Props) {
  const { busy, save } = useSave(update);
  const { form, errors } = useForm({
    fields: ['name'] as const,
    check: (values) => keepErrors({ name: checkName(values.name) }),
    onValid: (values) => void rename(values.name.trim()),
  });
  const rename = (next: string) => save((profile) => (profile.name === next ? null : { name: set(next) }));

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
