import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, VisuallyHidden } from '@aura/shared-ui';
import { keepOrigin, useCameFrom } from '../../address/came-from.ts';
import { describePrice, type PlanCard } from '../../catalogue/plan-cards.ts';
import { PortalButton } from '../../subscription/portal/portal-button.tsx';
import { HOW_OFTEN } from '../../subscription/standing/standing-words.ts';
import type { PlanChange } from '../change/use-plan-change.ts';
import type { Portal } from '../../subscription/portal/use-portal.ts';
import type { CardAction, Period } from './card-action.ts';
import styles from './card-action.module.css';

interface Props {
  readonly card: PlanCard;
  readonly period: Period;
  readonly action: CardAction;
  readonly portal: Portal;
  readonly change: PlanChange;
}

const CHANGE = 'Mudar de plano';

/** The button of a card, or why it has none. */
export function CardActionView({ card, period, action, portal, change }: Props) {
  const variant = card.isPrimary ? 'primary' : 'secondary';
  const cameFrom = useCameFrom();
  const isBought = card.paymentType !== 'free' && card.paymentType !== 'request';
  switch (action.kind) {
    case 'link':
      return (
        <div className={styles['block']}>
          <Link
            to={isBought ? keepOrigin(action.to, cameFrom) : action.to}
            className={buttonClass({ variant })}
          >
            <span>
              {card.cta}
              {isBought && <PriceAside card={card} period={period} />}
            </span>
          </Link>
          {action.note && <p className={styles['note']}>{action.note}</p>}
        </div>
      );
    case 'change':
      return (
        <div className={styles['block']}>
          <Button
            variant={variant}
            busy={change.asked?.priceId === action.priceId && change.asked.isBusy}
            onClick={() => change.ask(action.priceId)}
          >
            <span>
              {CHANGE}
              <VisuallyHidden>
                {' '}
                para {card.name} {HOW_OFTEN[period]}
              </VisuallyHidden>
            </span>
          </Button>
          <p className={styles['note']}>{action.note}</p>
        </div>
      );
    case 'portal':
      return (
        <PortalButton portal={portal} from={card.id} variant={variant} context={`para ${card.name}`}>
          {CHANGE}
        </PortalButton>
      );
    case 'none':
      return <p className={styles['note']}>{action.note}</p>;
    case 'waiting':
      return (
        <Button variant={variant} busy>
          {action.isChange ? CHANGE : card.cta}
        </Button>
      );
    case 'closed':
      return (
        <Button variant={variant} disabled>
          <span>
            Compra indisponível agora<VisuallyHidden> para o plano {card.name}</VisuallyHidden>
          </span>
        </Button>
      );
  }
}

/** Read aloud with the name of the button: the price to which it leads. */
function PriceAside({ card, period }: Pick<Props, 'card' | 'period'>) {
  const { price, suffix } = describePrice(card, period);
  return (
    <VisuallyHidden>
      {' '}
      por {price} {suffix}
    </VisuallyHidden>
  );
}
