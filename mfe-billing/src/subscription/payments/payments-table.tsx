import { formatDate } from '@aura/shared-career-ui';
import { PLAN_NAMES, type BillingStatus } from '@aura/shared-domain';
import { DataTable, Tag, VisuallyHidden, type DataColumn, type DataRow } from '@aura/shared-ui';
import { formatMoney } from '../../catalogue/money.ts';
import { HOW_OFTEN } from '../standing/standing-words.ts';
import styles from './payments.module.css';
import { receiptHref } from './receipt-href.ts';

type Payment = BillingStatus['payments'][number];

const COLUMNS: readonly DataColumn[] = [
  { key: 'date', label: 'Data' },
  { key: 'plan', label: 'Plano' },
  { key: 'amount', label: 'Valor', numeric: true },
  { key: 'status', label: 'Situação' },
  { key: 'receipt', label: 'Recibo' },
];

const STATUS = {
  paid: { tone: 'success', label: 'Pago' },
  refunded: { tone: 'neutral', label: 'Devolvido' },
  partly_refunded: { tone: 'neutral', label: 'Devolvido em parte' },
  disputed: { tone: 'warning', label: 'Contestado, em análise pelo banco' },
} as const;

const LOST = { tone: 'neutral', label: 'Contestado e devolvido pelo banco' } as const;

/** What was paid, newest first. */
export function PaymentsTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <div className={styles['block']}>
      <h3>Pagamentos</h3>
      {payments.length === 0 ? (
        <p>Nenhum pagamento registrado.</p>
      ) : (
        <DataTable
          caption="Do mais novo ao mais antigo"
          columns={COLUMNS}
          rows={payments.map(rowOf)}
          narrow="stack"
        />
      )}
    </div>
  );
}

function rowOf({ id, paidAt, plan, interval, amount, status, isLost, receiptUrl }: Payment): DataRow {
  const date = formatDate(new Date(paidAt));
  const { tone, label } = isLost ? LOST : STATUS[status];
  return {
    id,
    date,
    plan: `${PLAN_NAMES[plan]}, ${HOW_OFTEN[interval]}`,
    amount: <span className={styles['amount']}>{formatMoney(amount)}</span>,
    status: <Tag tone={tone}>{label}</Tag>,
    receipt: <Receipt url={receiptUrl} date={date} />,
  };
}

function Receipt({ url, date }: { readonly url: string | null; readonly date: string }) {
  const href = receiptHref(url, window.location.origin);
  if (href === null) return 'Não disponível';
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Abrir<VisuallyHidden> o recibo de {date} em outra aba</VisuallyHidden>
    </a>
  );
}
