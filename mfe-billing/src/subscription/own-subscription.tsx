import type { BillingStatus } from '@aura/shared-domain';
import { OverdueNotice } from './overdue-notice.tsx';
import { outlookInWords, planInWords } from './standing/standing-words.ts';
import { standingOfSource } from './standing/standing.ts';

interface Props {
  readonly source: BillingStatus['source'];
  readonly onPaid: () => void;
  readonly now: Date;
}

/** What somebody pays for themselves although their company gives them a plan. */
export function OwnSubscription({ source, onPaid, now }: Props) {
  const paid = standingOfSource(source, now);
  if (!paid) return null;
  return (
    <>
      <p>
        Além dele, você tem uma compra sua: <strong>{planInWords(paid)}</strong>. {outlookInWords(paid, now)}
      </p>
      {paid.kind === 'subscription' && paid.overdue && (
        <OverdueNotice amount={paid.bill?.amount ?? null} onPaid={onPaid} />
      )}
    </>
  );
}
