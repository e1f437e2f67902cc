import { Button, Dialog, Notice } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { CodeField, checkCode } from './code-field.tsx';
import styles from './second-factor.module.css';

interface Props {
  readonly isAgain: boolean;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the code that an authenticator app shows. */
export function CodeDialog({ isAgain, onCode, onCancel }: Props) {
  const { form, errors } = useForm({
    fields: ['code'] as const,
    check: ({ code }) => keepErrors({ code: checkCode(code) }),
    onValid: ({ code }) => onCode(code.replaceAll(/\s/g, '')),
  });
  return (
    <Dialog open onClose={onCancel} title="Código do aplicativo">
      {isAgain && <Notice tone="error">O código não confere. Use o que o aplicativo mostra agora.</Notice>}
      <p>Esta conta tem um segundo fator. Abra o seu aplicativo autenticador e copie o código da Aura.</p>
      <form {...form} className={styles['form']}>
        <CodeField error={errors.code} />
        <Button type="submit">Continuar</Button>
      </form>
    </Dialog>
  );
}
