import {
  formatLongDay,
  formatCentavos,
  PLAN_NAMES,
  computeWithdrawalDeadline,
  type BillingStatus,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, DataTable, Tag, VisuallyHidden, type DataColumn, type DataRow } from '@aura/shared-ui';
import { useState } from 'react';
import { HOW_OFTEN } from '../standing/standing-words.ts';
import { describeStatus } from './payment-status.ts';
import styles from './payments.module.css';
import { checkReceiptHref } from './receipt-href.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { describePaidWith, describeWay } from './way-in-words.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Payment = BillingStatus['payments'][number];

const COLUMNS: readonly DataColumn[] = [
  { key: 'date', label: 'Data' },
  { key: 'plan', label: 'Plano' },
  { key: 'way', label: 'Forma' },
  { key: 'amount', label: 'Valor', numeric: true },
  { key: 'status', label: 'Situação' },
  { key: 'receipt', label: 'Recibo' },
];

interface Props {
  readonly payments: readonly Payment[];
  readonly now: Date;
  /** Called when a purchase was undone. */
  readonly onWithdrawn: () => void;
}

/** What was paid and what came back, newest first, with receipts and the way to undo a purchase. */
export function PaymentsTable({ payments, now, onWithdrawn }: Props) {
  const [asked, setAsked] = useState<Payment | null>(null);
  const undone = () => {
    setAsked(null);
    onWithdrawn();
  };
  return (
    <div className={styles['block']}>
      <h3>Extrato</h3>
      {payments.length === 0 ? (
        <p>Nenhum pagamento registrado.</p>
      ) : (
        <>
          <DataTable
            caption="Pagamentos, do mais novo ao mais antigo"
            columns={COLUMNS}
            rows={payments.map((payment) => makeRow(payment, now, () => setAsked(payment)))}
            narrow="stack"
          />
          <p>
            <a href={makeCsvAddress(payments)} download="extrato-aura.csv">
              Baixar o extrato em planilha (CSV)
            </a>
          </p>
        </>
      )}
      {asked && <WithdrawDialog payment={asked} onClose={() => setAsked(null)} onDone={undone} />}
    </div>
  );
}

const makeCsvAddress = (payments: readonly Payment[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(writeStatementCsv([...payments]))}`;

function makeRow(payment: Payment, now: Date, onWithdraw: () => void): DataRow {
  const { id, paidAt, plan, interval, amount, discount, receiptUrl, isChange } = payment;
  const date = formatLongDay(new Date(paidAt));
  return {
    id,
    date,
    plan: `${PLAN_NAMES[plan]}, ${isChange ? 'mudança de plano' : HOW_OFTEN[interval]}`,
    way: describePaidWith(payment.paidWith),
    amount: (
      <>
        <span className={styles['amount']}>{formatCentavos(amount)}</span>
        {discount !== undefined && (
          <span className={styles['note']}> com desconto de {formatCentavos(discount)}</span>
        )}
      </>
    ),
    status: <Status payment={payment} now={now} onWithdraw={onWithdraw} />,
    receipt: <Receipt url={receiptUrl} date={date} />,
  };
}

/** The last day on which a purchase may be undone; null where it is over. */
function findLastDay(paidAt: Date, now: Date): Date | null {
  const end = computeWithdrawalDeadline(paidAt);
  return end > now ? new Date(end.getTime() - 1) : null;
}

interface StatusProps {
  readonly payment: Payment;
  readonly now: Date;
  readonly onWithdraw: () => void;
}

/** What became of it, where its money went, and until when it can be undone. */
function Status({ payment, now, onWithdraw }: StatusProps) {
  const { tone, label } = describeStatus(payment);
  const { status, paidWith, withdrawableUntil, paidAt } = payment;
  const byHand = status === 'paid' && paidWith?.kind === 'boleto' ? findLastDay(new Date(paidAt), now) : null;
  const until = withdrawableUntil === undefined ? null : new Date(withdrawableUntil);
  return (
    <div className={styles['status']}>
      <Tag tone={tone}>{label}</Tag>
      {status === 'refunded' && <span className={styles['note']}>Voltou {describeWay(paidWith)}</span>}
      {byHand && (
        <span className={styles['note']}>
          Para desistir até {formatLongDay(byHand)}, escreva para o <Link to="/contato">contato</Link>:
          devolvemos por Pix ou transferência.
        </span>
      )}
      {until && until > now && (
        <Button variant="secondary" onClick={onWithdraw}>
          <span>
            Desistir da compra
            <VisuallyHidden> de {formatLongDay(new Date(paidAt))}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}

function Receipt({ url, date }: { readonly url: string | null; readonly date: string }) {
  const href = checkReceiptHref(url, window.location.origin);
  if (href === null) return 'Não disponível';
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Abrir<VisuallyHidden> o recibo de {date} em outra aba</VisuallyHidden>
    </a>
  );
}
