import type { Profile } from '@aura/shared-domain';
import { Button, Card, Notice } from '@aura/shared-ui';
import { useRef } from 'react';
import { DetailsForm } from '../details/details-form.tsx';
import type { PlanChange } from '../plans/change/use-plan-change.ts';
import { OpenPurchase } from './open-purchase.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { PaymentsTable } from './payments/payments-table.tsx';
import { PortalButton } from './portal/portal-button.tsx';
import type { Portal } from './portal/use-portal.ts';
import { outlookInWords, planInWords } from './standing/standing-words.ts';
import { isManageable, isSubscribed, type Standing } from './standing/standing.ts';
import { OwnSubscription } from './own-subscription.tsx';
import { StatusFailure } from './status-failure.tsx';
import styles from './subscription.module.css';
import { SuspendedNotice } from './suspended-notice.tsx';
import { UsageList } from './usage/usage-list.tsx';
import type { BillingStatusView } from './use-billing-status.ts';

interface Props {
  readonly profile: Profile;
  readonly standing: Standing;
  readonly billing: BillingStatusView;
  readonly portal: Portal;
  readonly change: PlanChange;
  /** Called when something about what is paid has changed. */
  readonly onChanged: () => void;
  readonly now: Date;
}

/** Takes back a change that waits; why it could not stands beside it. */
const KeepPlan = ({ change: { keep, keeping } }: Pick<Props, 'change'>) => (
  <>
    <Button variant="secondary" busy={keeping.isBusy} onClick={keep}>
      Manter o plano atual
    </Button>
    {keeping.failure !== null && <Notice tone="error">{keeping.failure}</Notice>}
  </>
);

/** The person's plan: what it costs and until when it goes, what was used of it, what was paid. */
export function SubscriptionSection({ profile, standing, billing, portal, change, onChanged, now }: Props) {
  const { status } = billing;
  const title = useRef<HTMLHeadingElement>(null);
  // Then the notice says what comes next.
  const isSuspended = standing.kind === 'free' && Boolean(status?.suspended);
  return (
    <section id="assinatura" aria-labelledby="assinatura-titulo" className={styles['section']}>
      <h2 id="assinatura-titulo" ref={title} tabIndex={-1}>
        Plano e assinatura
      </h2>
      <Card className={styles['card']}>
        <div className={styles['plan']}>
          <p className={styles['name']}>{planInWords(standing)}</p>
          {!isSuspended && <p>{outlookInWords(standing, now)}</p>}
        </div>
        {standing.kind === 'subscription' && standing.later && <KeepPlan change={change} />}
        {standing.kind === 'company' && (
          <OwnSubscription source={status?.source ?? null} onPaid={onChanged} now={now} />
        )}
        {standing.kind === 'subscription' && standing.overdue && (
          <OverdueNotice amount={standing.bill?.amount ?? null} onPaid={onChanged} />
        )}
        {status?.suspended && <SuspendedNotice plan={status.suspended} />}
        {status && <OpenPurchase checkout={status.checkout} />}
        <StatusFailure view={billing} focusAfter={title} />
        {isManageable(standing, profile, status) && (
          <PortalButton portal={portal} from="assinatura" variant="secondary">
            {isSubscribed(standing, status) ? 'Gerenciar assinatura' : 'Gerenciar pagamentos'}
          </PortalButton>
        )}
        <UsageList profile={profile} now={now} />
        {isManageable(standing, profile, status) && <DetailsForm />}
        {status && <PaymentsTable payments={status.payments} now={now} onWithdrawn={onChanged} />}
      </Card>
    </section>
  );
}
