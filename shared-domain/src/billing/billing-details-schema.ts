import * as v from 'valibot';
import { STATES } from '../jobs/states.ts';
import { parseTaxId } from './tax-id.ts';

const makeTextSchema = (max: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, message), v.maxLength(max, `Use no máximo ${max} caracteres.`));

/** The recipient of notes of service. The page shows every message next to its field. */
export const BillingDetailsSchema = v.object({
  name: makeTextSchema(120, 'Informe o nome completo ou a razão social.'),
  /** A CPF or CNPJ, without points and strokes. */
  taxId: v.pipe(
    v.string(),
    v.check((given) => parseTaxId(given) !== null, 'Este CPF ou CNPJ não existe. Confira os números.'),
    v.transform((given) => parseTaxId(given)?.value ?? ''),
  ),
  postalCode: v.pipe(
    v.string(),
    v.transform((given) => given.replaceAll(/\D/gu, '')),
    v.regex(/^\d{8}$/u, 'O CEP tem 8 números.'),
  ),
  street: makeTextSchema(120, 'Informe a rua.'),
  number: makeTextSchema(10, 'Informe o número, ou S/N.'),
  complement: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'Use no máximo 60 caracteres.')), ''),
  district: makeTextSchema(60, 'Informe o bairro.'),
  city: makeTextSchema(60, 'Informe a cidade.'),
  state: v.picklist(STATES, 'Escolha o estado.'),
});
export type BillingDetails = v.InferOutput<typeof BillingDetailsSchema>;
