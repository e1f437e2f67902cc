import {
  formatLongDay,
  formatCentavos,
  PLAN_NAMES,
  type BillingStatus,
  type PlanChangePreview,
} from '@aura/shared-domain';
import { Button, Dialog, Notice } from '@aura/shared-ui';
import { findPlanOfPrice, type Catalogue, type PricedPlan } from '../../catalogue/find-price.ts';
import { HOW_OFTEN } from '../../subscription/standing/standing-words.ts';
import styles from './change-dialog.module.css';
import type { PlanChange } from './use-plan-change.ts';

interface Props {
  readonly change: PlanChange;
  readonly prices: Catalogue['prices'];
  readonly source: BillingStatus['source'];
}

const PER = { month: 'por mês', year: 'por ano', once: 'uma vez' } as const;

/** Asks before a plan changes: what is charged now, what later, and from when the new plan holds. */
export function ChangeDialog({ change: { asked, ask, confirm, close }, prices, source }: Props) {
  if (!asked) return null;
  const to = findPlanOfPrice(prices, asked.priceId);
  if (!to || source?.kind !== 'subscription') return null;
  const { preview, isBusy, failure } = asked;
  return (
    <Dialog
      open
      onClose={close}
      title={`Mudar para ${to.card.name} ${HOW_OFTEN[to.interval]}?`}
      actions={
        <>
          {preview && (
            <Button busy={isBusy} onClick={confirm}>
              {preview.when === 'now' ? `Pagar ${formatCentavos(preview.due)} e mudar` : 'Marcar a mudança'}
            </Button>
          )}
          {!preview && failure !== null && (
            <Button busy={isBusy} onClick={() => ask(asked.priceId)}>
              Conferir de novo
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            Agora não
          </Button>
        </>
      }
    >
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {!preview && failure === null && <p role="status">Calculando o valor…</p>}
      {preview && <Terms preview={preview} to={to} source={source} />}
    </Dialog>
  );
}

interface TermsProps {
  readonly preview: PlanChangePreview;
  readonly to: PricedPlan;
  readonly source: Extract<NonNullable<BillingStatus['source']>, { kind: 'subscription' }>;
}

function Terms({ preview, to, source }: TermsProps) {
  const price = `${formatCentavos(to.amount)} ${PER[to.interval]}`;
  const present = `${PLAN_NAMES[source.plan]} ${HOW_OFTEN[source.interval]}`;
  if (preview.when === 'period_end') {
    const day = formatLongDay(new Date(preview.at));
    return (
      <>
        <dl className={styles['terms']}>
          <Row term="Hoje" text="Nada é cobrado" />
          <Row term={`Até ${day}`} text={`${present}, já pago`} />
          <Row term={`A partir de ${day}`} text={price} />
        </dl>
        <p>
          Você usa até o fim o que já pagou. Até {day} você pode desfazer a mudança nesta página, em “Plano e
          assinatura”.
        </p>
      </>
    );
  }
  return (
    <>
      <dl className={styles['terms']}>
        <Row
          term={`${to.card.name} ${HOW_OFTEN[to.interval]}`}
          text={formatCentavos(preview.due + preview.credit + preview.off)}
        />
        <Row term={`Resto do ${present}, já pago`} text={`− ${formatCentavos(preview.credit)}`} />
        {preview.off > 0 && <Row term="Desconto do seu cupom" text={`− ${formatCentavos(preview.off)}`} />}
        <Row term="Cobrança hoje" text={formatCentavos(preview.due)} isTotal />
        <Row term="Próxima cobrança" text={`${price}, em ${formatLongDay(new Date(preview.renewsAt))}`} />
      </dl>
      <p>
        A cobrança vai para o cartão da assinatura, e o novo plano vale assim que ela for aprovada. Se o
        cartão recusar, nada muda.
      </p>
    </>
  );
}

const Row = ({
  term,
  text,
  isTotal,
}: {
  readonly term: string;
  readonly text: string;
  readonly isTotal?: boolean;
}) => (
  <div data-total={isTotal || undefined}>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
);
