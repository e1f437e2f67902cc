import { formatDecimal, computeDay, PLAN_NAMES, type BillingStatus } from '@aura/shared-domain';
import { HOW_OFTEN } from '../standing/standing-words.ts';
import { describeStatus } from './payment-status.ts';
import { describePaidWith } from './way-in-words.ts';

const HEAD = [
  'Data',
  'Plano',
  'Forma de pagamento',
  'Valor',
  'Desconto',
  'Devolvido',
  'Situação',
  'Identificação',
];

const formatMoney = (centavos: number): string => formatDecimal(centavos / 100, 2);

/** A cell that no spreadsheet takes for a formula or for two cells. */
const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A statement of payments, as spreadsheets in Brazil read it: semicolons, decimal commas, a mark of the encoding. */
export const writeStatementCsv = (payments: BillingStatus['payments']): string => {
  const rows = payments.map((payment) => [
    computeDay(new Date(payment.paidAt)),
    `${PLAN_NAMES[payment.plan]}, ${HOW_OFTEN[payment.interval]}`,
    describePaidWith(payment.paidWith),
    formatMoney(payment.amount),
    formatMoney(payment.discount ?? 0),
    formatMoney(payment.returned ?? 0),
    describeStatus(payment).label,
    payment.id,
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(quoteCell).join(';')).join('\r\n')}\r\n`;
};
