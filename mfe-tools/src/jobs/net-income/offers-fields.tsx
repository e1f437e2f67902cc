import { SelectField, TextField } from '@aura/shared-ui';
import { PJ_REGIMES, type PjRegime } from '@aura/shared-jobs/net-income';
import { REGIMES } from './net-income-words.ts';
import type { OffersErrors, OffersField, OffersForm } from './offers-form.ts';
import styles from './net-income.module.css';

interface Props {
  readonly form: OffersForm;
  readonly errors: OffersErrors;
  readonly onChange: (change: Partial<OffersForm>) => void;
}

const OPTIONS = PJ_REGIMES.toReversed().map((value) => ({ value, label: REGIMES[value] }));

/** The two offers side by side. */
export function OffersFields({ form, errors, onChange }: Props) {
  const field = (name: OffersField) => ({
    name,
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  const money = (name: OffersField) => ({ ...field(name), inputMode: 'decimal' as const });
  const count = (name: OffersField) => ({ ...field(name), inputMode: 'numeric' as const });
  return (
    <div className={styles['offers']}>
      <fieldset className={styles['offer']}>
        <legend>CLT</legend>
        <TextField label="Salário bruto por mês (R$)" hint="Como 5.000,00." {...money('gross')} />
        <TextField
          label="Benefícios por mês (R$, opcional)"
          hint="Quanto custaria pagar você o que a empresa paga: refeição, plano de saúde."
          {...money('benefits')}
        />
        <TextField
          label="Dependentes no imposto de renda"
          hint="Valem para os dois contratos."
          {...count('dependants')}
        />
      </fieldset>
      <fieldset className={styles['offer']}>
        <legend>PJ</legend>
        <TextField label="Valor da nota por mês (R$)" hint="Como 8.000,00." {...money('invoice')} />
        <SelectField
          label="Regime"
          hint="MEI não vale para toda profissão: confira a lista de ocupações permitidas."
          options={OPTIONS}
          value={form.regime}
          onChange={(value) => onChange({ regime: value as PjRegime })}
        />
        <TextField label="Contabilidade por mês (R$, opcional)" {...money('accountant')} />
        <TextField
          label="Outros custos por mês (R$, opcional)"
          hint="O que sairia do seu bolso: plano de saúde, equipamento, previdência."
          {...money('otherCosts')}
        />
        <TextField
          label="Semanas sem faturar por ano"
          hint="Férias, doença, intervalo entre projetos."
          {...count('unpaidWeeks')}
        />
      </fieldset>
    </div>
  );
}
