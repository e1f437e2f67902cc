import { refreshProfile, type SessionState, useSession } from '@aura/shared-session';
import { mayBeSoldTo, type BillingStatus } from '@aura/shared-domain';
import { Button, ChoiceGroup, PageHeader, DataTable } from '@aura/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { usePortal } from '../subscription/portal/use-portal.ts';
import { computeStanding, type Standing } from '../subscription/standing/standing.ts';
import { SubscriptionSection } from '../subscription/subscription-section.tsx';
import { useBillingStatus } from '../subscription/use-billing-status.ts';
import { type After, useFollowUp } from '../subscription/use-follow-up.ts';
import { useReturn } from '../subscription/use-return.ts';
import { type Period, findPeriod } from './action/card-action.ts';
import { BeforeBuying } from './before-buying.tsx';
import { BuyingNotice, SandboxNotice } from './buying-notice.tsx';
import { PlanCardsList } from './cards/plan-cards-list.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { usePlanChange } from './change/use-plan-change.ts';
import { PlanQuestions } from './plan-questions.tsx';
import styles from './plans.module.css';
import { takeFromAddress } from '../address/take-from-address.ts';
import { LIMIT_COLUMNS, LIMIT_ROWS } from './limits/limit-rows.ts';

/** The plans side by side, tool by tool. */
const LimitsTable = () => (
  <section className={styles['section']} data-below aria-labelledby="limites">
    <h2 id="limites">Limites lado a lado</h2>
    <p>
      O mês é o do calendário, no horário de São Paulo. Só contam os usos que deram certo (no radar, as buscas
      que encontraram vagas), e repetir o mesmo documento em até 24 horas não conta de novo.
    </p>
    <DataTable caption="Usos por mês, por ferramenta e plano" columns={LIMIT_COLUMNS} rows={LIMIT_ROWS} />
  </section>
);

/** Query parameter by which the portal's way back to this page is known. */
const RETURN = 'retorno';

/** Says once that the portal's link back opened this page, and removes the mark from the address. */
function useArrival(onArrival: () => void): void {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  }, [onArrival]);
  useEffect(() => {
    if (takeFromAddress([RETURN]).get(RETURN) === 'portal') latest.current();
  }, []);
}

const OPTIONS = [
  { value: 'month', label: 'Mensal' },
  { value: 'year', label: 'Anual' },
] as const;

interface Props {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Whether what renews is paid every month or every year. */
function PeriodChoice({ period, onChange }: Props) {
  return (
    <ChoiceGroup
      legend="Cobrança do Impulso e do Decolagem"
      name="cobranca"
      layout="row"
      options={OPTIONS}
      value={period}
      onChange={(value) => onChange(value === 'year' ? 'year' : 'month')}
    />
  );
}

/** `/planos`: the plans for everybody, and the reader's own plan if they are signed in. */
export function Plans({ after }: { readonly after?: After }) {
  const session = useSession();
  const person = session.status === 'signedIn' ? session : null;
  const [now, setNow] = useState(() => new Date());
  const [chosen, setChosen] = useState<Period | null>(null);
  const [insists, setInsists] = useState(false);
  const catalogue = useCatalogue();
  const choosing = useRef<HTMLHeadingElement>(null);
  const billing = useBillingStatus(person?.user.uid ?? null);
  const portal = usePortal(person?.profile ?? null);
  const askAgain = (reload: () => void) => {
    setNow(new Date());
    if (!person) return;
    void refreshProfile();
    reload();
  };
  const followUp = useFollowUp(() => askAgain(billing.refresh), after);
  const changed = () => {
    askAgain(billing.reload);
    followUp();
  };
  const change = usePlanChange(changed);
  useArrival(followUp);
  useReturn(() => {
    portal.back();
    askAgain(billing.reload);
    followUp();
  }, portal.attempt?.stage === 'left');
  const standing = person && computeStanding(person.profile, billing.value, now);
  const isUnpaid = standing?.kind === 'granted';
  useEffect(() => {
    // Either it was given, or it has ended since the profile was read.
    if (isUnpaid) void refreshProfile();
  }, [isUnpaid]);
  const period = chosen ?? findPeriod(standing) ?? 'month';
  const isPaidFor = person !== null && !mayBeSoldTo(person.profile, now);
  const isManager = person?.profile.role === 'gestor_rh';
  return (
    <>
      <PageHeader
        {...(isPaidFor ? (isManager ? OF_MANAGER : OF_MEMBER) : describeHead(standing, billing.value))}
      />
      {person && standing && !isManager && (
        <SubscriptionSection
          profile={person.profile}
          standing={standing}
          billing={billing}
          portal={portal}
          change={change}
          onChanged={changed}
          now={now}
        />
      )}
      {isPaidFor && <CompanyPays isOpen={insists} onInsist={() => setInsists(true)} choosing={choosing} />}
      {(!isPaidFor || insists) && (
        <>
          <section className={styles['section']} aria-labelledby="escolher">
            <h2 id="escolher" ref={choosing} tabIndex={-1}>
              Escolha o seu plano
            </h2>
            <BuyingNotice catalogue={catalogue} onRetry={catalogue.retry} focusAfter={choosing} />
            <PeriodChoice period={period} onChange={setChosen} />
            <PlanCardsList
              period={period}
              viewer={standing ?? identifyViewer(session)}
              catalogue={catalogue.state}
              isBillAwaited={billing.status === 'loading'}
              portal={portal}
              change={change}
            />
            {catalogue.state.status === 'ready' && (
              <ChangeDialog
                change={change}
                prices={catalogue.state.catalogue.prices}
                source={billing.value?.source ?? null}
              />
            )}
            <SandboxNotice state={catalogue.state} />
          </section>
          <BeforeBuying />
          <LimitsTable />
          <PlanQuestions />
        </>
      )}
    </>
  );
}

const FOR_SALE = {
  eyebrow: 'Planos',
  title: 'Comece sem pagar. Pague quando precisar de mais.',
  lead: 'O diagnóstico completo é aberto em todos os planos. O que muda é quantas vezes por mês você usa cada ferramenta.',
};
const OF_CUSTOMER = {
  eyebrow: 'Planos',
  title: 'O seu plano e os seus pagamentos.',
  lead: 'O que está ativo, a próxima cobrança e o extrato. Logo abaixo, os outros planos, se quiser mudar.',
};
const OF_MEMBER = {
  eyebrow: 'Plano',
  title: 'A sua empresa cuida do plano.',
  lead: 'Todas as ferramentas estão abertas, sem limite mensal e sem cobrança para você.',
};
const OF_MANAGER = {
  eyebrow: 'Plano',
  title: 'O plano é um contrato da empresa.',
  lead: 'As licenças e as pessoas convidadas ficam no Painel de Gestão. A sua conta não tem assinatura nem cobrança.',
};

/** What the page is about: for who has a plan already, or one that waits for the bank, that plan. */
const describeHead = (standing: Standing | null, status: BillingStatus | null) =>
  (standing === null || standing.kind === 'free') && !status?.suspended ? FOR_SALE : OF_CUSTOMER;

const identifyViewer = ({ status }: SessionState) => (status === 'loading' ? 'unknown' : 'anonymous');

interface CompanyPaysProps {
  readonly isOpen: boolean;
  readonly onInsist: () => void;
  /** Takes the focus of the button, which goes. */
  readonly choosing: RefObject<HTMLElement | null>;
}

/** For members of a company that pays: no offer, unless they ask for one. */
function CompanyPays({ isOpen, onInsist, choosing }: CompanyPaysProps) {
  useEffect(() => {
    if (isOpen) choosing.current?.focus();
  }, [isOpen, choosing]);
  if (isOpen) return null;
  return (
    <p>
      <Button variant="quiet" onClick={onInsist}>
        Quero pagar um plano por conta própria
      </Button>
    </p>
  );
}
