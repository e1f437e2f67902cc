import { Button, showToast, TextField } from '@aura/shared-ui';
import { useState, type FormEvent } from 'react';
import type { Minimums, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { RaiseDialog } from './raise-dialog.tsx';
import { readMinimums, type MinimumTexts } from './read-minimums.ts';

interface Props {
  /** As they hold. */
  readonly minimums: Minimums;
  readonly raise: SettingsPorts['raise'];
  readonly onRaised: (minimums: Minimums) => void;
}

/** Raises how many people a number needs. */
export function MinimumsSection({ minimums: now, raise, onRaised }: Props) {
  const [texts, setTexts] = useState<MinimumTexts>({
    cell: String(now.cell),
    breakdown: String(now.breakdown),
  });
  const [isAsked, setIsAsked] = useState(false);
  const [wanted, setWanted] = useState<Minimums | null>(null);
  const { minimums, problems } = readMinimums(texts, now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (Object.keys(problems).length > 0) return;
    if (minimums.cell === now.cell && minimums.breakdown === now.breakdown)
      return showToast({ kind: 'info', text: 'Não havia nada para alterar.' });
    setWanted(minimums);
  };
  const fieldOf = (field: keyof Minimums) => ({
    value: texts[field],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: isAsked ? problems[field] : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTexts({ ...texts, [field]: target.value }),
  });
  return (
    <section aria-labelledby="tamanho-minimo" className={styles['stack']}>
      <h2 id="tamanho-minimo">Tamanho mínimo dos grupos</h2>
      <p>
        Quanto maior o mínimo, menos números aparecem e mais protegida fica cada pessoa. Os mínimos só sobem:
        baixá-los mostraria números que já estavam protegidos. Contam as pessoas que já estão em grupos
        fechados.
      </p>
      <form noValidate onSubmit={submit} className={styles['stack']}>
        <div className={styles['fields']}>
          <TextField
            {...fieldOf('cell')}
            label="Pessoas para um número"
            hint={`Hoje: ${now.cell}. Um grupo com menos pessoas que isso aparece sem números.`}
          />
          <TextField
            {...fieldOf('breakdown')}
            label="Pessoas para números por departamento"
            hint={`Hoje: ${now.breakdown}. Com menos pessoas que isso na empresa, só os totais aparecem.`}
          />
        </div>
        <div>
          <Button type="submit" variant="secondary">
            Aumentar os mínimos
          </Button>
        </div>
      </form>
      {wanted && (
        <RaiseDialog
          now={now}
          wanted={wanted}
          raise={raise}
          onRaised={() => {
            onRaised(wanted);
            showToast({ kind: 'success', text: 'Os novos mínimos já valem.' });
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </section>
  );
}
