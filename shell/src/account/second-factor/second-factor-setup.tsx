import type { Result } from '@aura/shared-domain';
import type { SecondFactorPorts } from './ports.ts';
import { Button, Notice } from '@aura/shared-ui';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import { CodeField, checkCode } from './code-field.tsx';
import styles from './second-factor.module.css';

type Secret = Awaited<ReturnType<SecondFactorPorts['begin']>> extends Result<infer T, unknown> ? T : never;

/** Adds an authenticator app to the account: its key first, then a code of it. */
export function SecondFactorSetup({ begin, finish }: SecondFactorPorts) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [attempt, run] = useAttempt<'begin' | 'finish'>();
  const { form, errors } = useForm({
    fields: ['code'] as const,
    check: ({ code }) => keepErrors({ code: checkCode(code) }),
    onValid: ({ code }) => void run('finish', () => finish(code.replaceAll(/\s/g, ''))),
  });
  const start = () =>
    run('begin', async () => {
      const begun = await begin();
      if (begun.ok) setSecret(begun.value);
      return begun;
    });
  if (attempt.status === 'done' && attempt.kind === 'finish')
    return <Notice tone="success">O segundo fator foi guardado: a próxima entrada pede o código.</Notice>;
  return (
    <div className={styles['form']}>
      {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
      {secret === null ? (
        <Button variant="secondary" busy={attempt.status === 'pending'} onClick={() => void start()}>
          Adicionar um aplicativo autenticador
        </Button>
      ) : (
        <>
          <p>
            No aplicativo, adicione uma conta com esta chave, ou{' '}
            <a href={secret.uri}>abra-o neste aparelho</a>:
          </p>
          <p>
            <code className={styles['key']}>{secret.key}</code>
          </p>
          <form {...form} className={styles['form']}>
            <CodeField error={errors.code} />
            <Button type="submit" busy={attempt.status === 'pending'}>
              Guardar o segundo fator
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
