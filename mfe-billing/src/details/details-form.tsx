import {
  BillingDetailsSchema,
  billingDetailsEndpoint,
  formatTaxId,
  parseTaxId,
  saveBillingDetailsEndpoint,
  STATES,
  type BillingDetails,
} from '@aura/shared-domain';
import { useForm, type FieldErrors } from '@aura/shared-pages/forms';
import { call } from '@aura/shared-session';
import { Button, Disclosure, Notice, SelectField, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import styles from './details.module.css';

type Field = keyof BillingDetails;

const EMPTY: Readonly<Record<Field, string>> = {
  name: '',
  taxId: '',
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
};

const FIELDS: readonly (readonly [Field, string, string])[] = [
  ['name', 'Nome completo ou razão social', 'name'],
  ['taxId', 'CPF ou CNPJ', 'off'],
  ['postalCode', 'CEP', 'postal-code'],
  ['street', 'Rua', 'address-line1'],
  ['number', 'Número', 'off'],
  ['complement', 'Complemento (opcional)', 'address-line2'],
  ['district', 'Bairro', 'address-level3'],
  ['city', 'Cidade', 'address-level2'],
];

const STATE_OPTIONS = [
  { value: '', label: 'Escolha' },
  ...STATES.map((state) => ({ value: state, label: state })),
];

/** The receiver of notes, behind a line that opens the form; the stored details load only then. */
export function DetailsForm() {
  const [values, setValues] = useState(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<{ readonly isGood: boolean; readonly text: string } | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  const parsed = v.safeParse(BillingDetailsSchema, values);
  const { form, errors, clear } = useForm<Field>({
    check: () => (parsed.success ? {} : collectErrors(parsed.issues)),
    onValid: () => {
      if (parsed.success) void save(parsed.output);
    },
  });

  const load = () => {
    if (isLoaded) return;
    setIsLoaded(true);
    void call(billingDetailsEndpoint).then((answer) => {
      if (answer.ok && answer.value.details) setValues(toTexts(answer.value.details));
      else if (!answer.ok) setTold({ isGood: false, text: answer.error.message });
    });
  };
  const type = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
    setTold(null);
  };
  const save = async (details: BillingDetails) => {
    setIsBusy(true);
    const answer = await call(saveBillingDetailsEndpoint, details);
    setIsBusy(false);
    if (answer.ok) setValues(toTexts(details));
    setTold(
      answer.ok
        ? { isGood: true, text: 'Dados salvos. As próximas notas saem com eles.' }
        : { isGood: false, text: answer.error.message },
    );
  };

  return (
    <Disclosure summary="Dados para a nota fiscal" onOpen={load}>
      {isLoaded && (
        <form {...form} className={styles['form']}>
          <p className={styles['note']}>
            Informe para quem a nota é emitida. Sem estes dados, a compra vale do mesmo jeito, e a nota sai
            sem identificação.
          </p>
          {FIELDS.map(([field, label, autoComplete]) => (
            <TextField
              key={field}
              label={label}
              autoComplete={autoComplete}
              value={values[field]}
              error={errors[field]}
              onChange={({ currentTarget }) => type(field, currentTarget.value)}
            />
          ))}
          <SelectField
            label="Estado"
            options={STATE_OPTIONS}
            value={values.state}
            error={errors.state}
            onChange={(value) => type('state', value)}
          />
          {told && <Notice tone={told.isGood ? 'success' : 'error'}>{told.text}</Notice>}
          <div>
            <Button type="submit" variant="secondary" busy={isBusy}>
              Salvar os dados
            </Button>
          </div>
        </form>
      )}
    </Disclosure>
  );
}

/** As people write it. */
function toTexts(details: BillingDetails): typeof EMPTY {
  const taxId = parseTaxId(details.taxId);
  return {
    ...details,
    taxId: taxId ? formatTaxId(taxId) : details.taxId,
    postalCode: details.postalCode.replace(/^(\d{5})(\d{3})$/u, '$1-$2'),
  };
}

/** The first complaint of each field. */
function collectErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors<Field> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
  return errors;
}
