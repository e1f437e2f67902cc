import { useTitleFocus } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { PageHeader, Spinner } from '@aura/shared-ui';
import { findCard } from '../catalogue/plan-cards.ts';
import { Paid } from './payment-received.tsx';
import { pagePorts } from './page-ports.ts';
import { findPurchase } from './find-purchase.ts';
import type { PurchaseView } from './purchase-view.ts';
import styles from './success.module.css';
import { Underway } from './payment-underway.tsx';
import { WaitingPayment } from './waiting-payment.tsx';
import { WayBack } from './way-back.tsx';
import { type WatchPorts, watchPurchase } from './watch-purchase.ts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { CAME_FROM, buildHistoryEntry } from '../address/came-from.ts';
import { takeFromAddress } from '../address/take-from-address.ts';

const ASKING: PurchaseView = { kind: 'asking' };

/** State of the purchase. `again` checks again; `rounds` counts these checks. */
function usePurchase(ports: WatchPorts): {
  readonly view: PurchaseView;
  readonly rounds: number;
  readonly again: () => void;
} {
  const [rounds, setRounds] = useState(0);
  const [view, setView] = useState<PurchaseView>(ASKING);
  useEffect(() => {
    const left = new AbortController();
    void watchPurchase(ports, setView, left.signal);
    return () => left.abort();
  }, [ports, rounds]);
  const again = useCallback(() => {
    setView(ASKING);
    setRounds((count) => count + 1);
  }, []);
  return { view, rounds, again };
}

/** The query that the payment provider adds to the address of return; the secret must not leave the page. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Removes the payment provider's parameters from the address before the page can report it. The origin page moves to
 * the history entry: purchases are reported from plain addresses only.
 */
function useCleanAddress(): void {
  useLayoutEffect(() => {
    takeFromAddress([...ADDED, CAME_FROM], (taken) => {
      const cameFrom = taken.get(CAME_FROM);
      return cameFrom === undefined ? null : buildHistoryEntry(cameFrom);
    });
  }, []);
}

/** `/assinatura/sucesso`: the outcome of a purchase. It shows the backend's answer and grants nothing. */
export default function SuccessPage({ ports = pagePorts }: { readonly ports?: WatchPorts }) {
  const session = useSession();
  useCleanAddress();
  return session.status === 'signedIn' ? <Purchase key={session.user.uid} ports={ports} /> : <Spinner />;
}

function Purchase({ ports }: { readonly ports: WatchPorts }) {
  const { view, rounds, again } = usePurchase(ports);
  useTitleFocus(focusOn(view, rounds));
  return (
    <div className={styles['page']}>
      <PageHeader eyebrow="Sua compra" title={describeTitle(view)} />
      <Underway view={view} onAgain={again} />
      {view.kind === 'waiting' && <WaitingPayment view={view} onAgain={again} />}
      {view.kind === 'paid' && <Paid checkout={view.checkout} status={view.status} />}
      {(view.kind === 'unpaid' || view.kind === 'ended' || view.kind === 'nothing') && (
        <WayBack view={view} />
      )}
    </div>
  );
}

/** The title takes the focus when it says something final, and when the control that asked again has gone. */
function focusOn({ kind }: PurchaseView, rounds: number): string | null {
  const isOpen = kind === 'asking' || kind === 'processing' || kind === 'unreachable';
  if (!isOpen) return kind;
  return rounds > 0 ? String(rounds) : null;
}

function describeTitle(view: PurchaseView): string {
  switch (view.kind) {
    case 'asking':
    case 'unreachable':
      return 'Conferindo seu pagamento';
    case 'processing':
      return 'Pagamento em processamento';
    case 'waiting':
      return view.waiting.way === 'pix'
        ? 'Pague o Pix para ativar o plano'
        : 'Pague o boleto para ativar o plano';
    case 'unpaid':
      return view.hasLapsed ? 'O prazo do pagamento terminou' : 'O pagamento não foi feito';
    case 'ended':
      return 'Sua última compra não está mais em vigor';
    case 'nothing':
      return 'Não há compra para mostrar';
    case 'paid': {
      const bought = findPurchase(view.status);
      return bought ? `Seu plano ${findCard(bought.plan).name} está ativo` : 'Seu plano está ativo';
    }
  }
}
