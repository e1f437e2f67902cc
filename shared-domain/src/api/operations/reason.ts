import * as v from 'valibot';
import { parseTaxId } from '../../billing/tax-id.ts';

/** The fewest letters and digits of a reason, and its most characters. */
export const REASON_LIMITS = { min: 5, max: 300 } as const;

export const REASON_TOO_SHORT = `Diga por quê, em pelo menos ${REASON_LIMITS.min} letras: fica no registro.`;
export const REASON_NAMES_SOMEBODY =
  'O motivo fica no registro por cinco anos. Tire dele e-mail, CPF e telefone: o registro já diz de que conta se trata.';

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Written with its points, whatever its check digits. */
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/u;
/** With the digits of an area, or a mobile number that is written as one. */
const PHONE =
  /(?<![\p{L}\d])(?:(?:\+?55[\s-]?)?\(?[1-9]\d\)?[\s-]?9?\d{4}[-\s]?\d{4}|9\d{4}-\d{4})(?![\p{L}\d])/u;

/** Whether a text has an e-mail address, a CPF or a telephone number in it. */
function hasPersonalData(text: string): boolean {
  const runs = text.match(/(?<![\p{L}\d])\d{11}(?![\p{L}\d])/gu) ?? [];
  return [EMAIL, CPF, PHONE].some((kind) => kind.test(text)) || runs.some((run) => parseTaxId(run) !== null);
}

/**
 * An operator's reason. It is in the log, which outlives the account: dots and characters that nobody sees say nothing, and
 * nobody's data belongs there.
 */
export const OperatorReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(REASON_LIMITS.max),
  v.check((text) => [...text.matchAll(/[\p{L}\p{N}]/gu)].length >= REASON_LIMITS.min, REASON_TOO_SHORT),
  v.check((text) => !hasPersonalData(text), REASON_NAMES_SOMEBODY),
);

/** What is wrong with a reason, for its writer; null if it is one. */
export function explainReason(reason: string): string | null {
  const read = v.safeParse(OperatorReasonSchema, reason);
  if (read.success) return null;
  return read.issues[0].type === 'check' ? read.issues[0].message : REASON_TOO_SHORT;
}
