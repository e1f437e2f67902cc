import { type BillingStatus, type PaidPlan, PLAN_NAMES, type Profile } from '@aura/shared-domain';
import { Button, Card, Notice } from '@aura/shared-ui';
import { type RefObject, useRef } from 'react';
import { DetailsForm } from '../details/details-form.tsx';
import type { PlanChange } from '../plans/change/use-plan-change.ts';
import { OverdueNotice } from './overdue-notice.tsx';
import { PaymentsTable } from './payments/payments-table.tsx';
import { PortalButton } from './portal/portal-button.tsx';
import type { Portal } from './portal/use-portal.ts';
import { describeOutlook, describePlan } from './standing/standing-words.ts';
import { isManageable, isSubscribed, type Standing, findStanding } from './standing/standing.ts';
import styles from './subscription.module.css';
import { UsageList } from './usage/usage-list.tsx';
import type { AskedBilling } from './use-billing-status.ts';
import { Link } from '@aura/shared-session/router';
import { buildCheckoutPath } from '../checkout/paths.ts';
import { Voucher } from './voucher.tsx';
import { LoadFailure } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';

interface Props {
  readonly profile: Profile;
  readonly standing: Standing;
  readonly billing: AskedBilling;
  readonly portal: Portal;
  readonly change: PlanChange;
  /** Called when something about what is paid has changed. */
  readonly onChanged: () => void;
  readonly now: Date;
}

/** Cancels a waiting change. A failure appears beside the button. */
const KeepPlan = ({ change: { keep, keeping } }: Pick<Props, 'change'>) => (
  <>
    <div>
      <Button variant="secondary" busy={keeping.isBusy} onClick={keep}>
        Manter o plano atual
      </Button>
    </div>
    {keeping.failure !== null && <Notice tone="error">{keeping.failure}</Notice>}
  </>
);

/** The person's plan: what it costs and until when it goes, what was used of it, what was paid. */
export function SubscriptionSection({ profile, standing, billing, portal, change, onChanged, now }: Props) {
  const { value: status } = billing;
  const title = useRef<HTMLHeadingElement>(null);
  // A purchase that was undone, or a changed plan, takes the button that had the focus with it.
  useFocusWhenGone(billing.isAsking && billing.value !== null, title);
  // Then the notice says what comes next.
  const isSuspended = standing.kind === 'free' && Boolean(status?.suspended);
  const hasPaid = status !== null && status.payments.length > 0;
  const statement = status && <PaymentsTable payments={status.payments} now={now} onWithdrawn={onChanged} />;
  return (
    <section id="assinatura" aria-labelledby="assinatura-titulo" className={styles['section']}>
      <h2 id="assinatura-titulo" ref={title} tabIndex={-1}>
        Plano e assinatura
      </h2>
      <Card className={styles['card']}>
        <div className={styles['plan']}>
          <p className={styles['name']}>{describePlan(standing)}</p>
          {!isSuspended && <p>{describeOutlook(standing, now)}</p>}
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
        <StatusFailure asked={billing} focusAfter={title} />
        {isManageable(standing, profile, status) && (
          <PortalButton portal={portal} from="assinatura" variant="secondary">
            {isSubscribed(standing, status) ? 'Gerenciar assinatura' : 'Gerenciar pagamentos'}
          </PortalButton>
        )}
        {hasPaid && statement}
        <UsageList profile={profile} now={now} />
        {isManageable(standing, profile, status) && <DetailsForm />}
        {!hasPaid && statement}
      </Card>
    </section>
  );
}

/** A purchase that waits to be paid at a bank, or was not paid in time; nothing for any other. */
function OpenPurchase({ checkout }: Pick<BillingStatus, 'checkout'>) {
  if (checkout?.waiting)
    return (
      <Notice
        tone="info"
        title={checkout.waiting.way === 'pix' ? 'Pix aguardando pagamento' : 'Boleto aguardando pagamento'}
      >
        <Voucher waiting={checkout.waiting} />
        <p>
          O plano entra quando o banco confirmar.{' '}
          <Link to={buildCheckoutPath(checkout.priceId)}>Pagar de outra forma</Link>
        </p>
      </Notice>
    );
  if (!checkout?.hasLapsed) return null;
  return (
    <Notice tone="warning" title="O Pix ou boleto venceu sem pagamento">
      <p>
        Nada foi cobrado.{' '}
        <Link to={buildCheckoutPath(checkout.priceId)}>Gerar outro ou pagar com cartão</Link>
      </p>
    </Notice>
  );
}

/** A subscription that waits for the bank, and the ways on from there. */
function SuspendedNotice({ plan }: { readonly plan: PaidPlan }) {
  return (
    <Notice tone="warning" title={`Plano ${PLAN_NAMES[plan]} suspenso`}>
      <p>
        O pagamento foi contestado no banco. Até o banco decidir, o plano fica suspenso e{' '}
        <strong>nada é cobrado</strong>. Se o pagamento for mantido, o plano volta sozinho.
      </p>
      <p>
        Não foi você, ou mudou de ideia? Retire a contestação no aplicativo do seu banco. Se preferir, assine
        outro plano agora: a assinatura suspensa é encerrada quando o novo pagamento for confirmado.
      </p>
    </Notice>
  );
}

interface OwnSubscriptionProps {
  readonly source: BillingStatus['source'];
  readonly onPaid: () => void;
  readonly now: Date;
}

/** What somebody pays for themselves although their company gives them a plan. */
function OwnSubscription({ source, onPaid, now }: OwnSubscriptionProps) {
  const paid = findStanding(source, now);
  if (!paid) return null;
  return (
    <>
      <p>
        Além dele, você tem uma compra sua: <strong>{describePlan(paid)}</strong>.{' '}
        {describeOutlook(paid, now)}
      </p>
      {paid.kind === 'subscription' && paid.overdue && (
        <OverdueNotice amount={paid.bill?.amount ?? null} onPaid={onPaid} />
      )}
    </>
  );
}

interface StatusFailureProps {
  readonly asked: AskedBilling;
  /** Takes the focus of the button that goes once the answer is there. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Why the payments did not load, and a button to ask again, which keeps the focus. */
function StatusFailure({ asked: { error, isAsking, value, reload }, focusAfter }: StatusFailureProps) {
  useFocusWhenGone(error !== null, focusAfter);
  if (error === null) return null;
  return (
    <LoadFailure
      title={
        value
          ? 'Não foi possível atualizar os dados da assinatura'
          : 'Não foi possível carregar os dados de cobrança'
      }
      message={error.message}
      isAsking={isAsking}
      onRetry={reload}
    />
  );
}
