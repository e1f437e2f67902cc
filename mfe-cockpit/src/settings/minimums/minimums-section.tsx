import { Button, Notice, showToast, TextField } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import type { Minimums, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { RaiseDialog } from './raise-dialog.tsx';
import { readMinimums, type MinimumTexts } from './read-minimums.ts';

interface Props {
  /** As they hold. */
  readonly minimums: Minimums;
  readonly raise: SettingsPorts['raise'];
  readonly onRaised: (minimums: Minimums) => void;
  readonly reload: () => void;
}

/** Raises how many people a number needs. */
export function MinimumsSection({ minimums: now, raise, onRaised, reload }: Props) {
  const [texts, setTexts] = useState(toTexts(now));
  const [isSent, setSent] = useState(false);
  const [wanted, setWanted] = useState<Minimums | null>(null);
  const { minimums, problems } = readMinimums(texts, now);
  const isRight = Object.keys(problems).length === 0;
  const isSame = isRight && minimums.cell === now.cell && minimums.breakdown === now.breakdown;
  const { form, errors, clear } = useForm<keyof Minimums>({
    check: () => problems,
    onValid: () => (isSame ? setSent(true) : setWanted(minimums)),
  });
  const fieldOf = (field: keyof Minimums) => ({
    value: texts[field],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: errors[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setTexts({ ...texts, [field]: target.value });
      clear(field);
    },
  });
  return (
    <section aria-labelledby="tamanho-minimo" className={styles['stack']}>
      <h2 id="tamanho-minimo">Tamanho mínimo dos grupos</h2>
      <p>
        Quanto maior o mínimo, menos números aparecem e mais protegida fica cada pessoa. Os mínimos só sobem:
        baixá-los mostraria números que já estavam protegidos. Contam as pessoas que já estão em grupos. São
        duas medidas: a primeira vale para cada número; a segunda, para a empresa inteira, antes de mostrar
        departamentos. Por isso os dois números diferem.
      </p>
      <form {...form} className={styles['stack']}>
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
        {isSent && isSame && (
          <Notice tone="info" title="Estes já são os mínimos de hoje">
            Nada mudou. Para aumentar, escreva um número maior.
          </Notice>
        )}
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
            setWanted(null);
            setTexts(toTexts(wanted));
            setSent(false);
            onRaised(wanted);
            showToast({ kind: 'success', text: 'Os novos mínimos já valem.' });
          }}
          reload={reload}
          onClose={() => {
            setWanted(null);
            // The typed values may now be the stored ones: after a lost answer they changed without a further request.
            setSent(false);
          }}
        />
      )}
    </section>
  );
}

const toTexts = ({ cell, breakdown }: Minimums): MinimumTexts => ({
  cell: String(cell),
  breakdown: String(breakdown),
});
