import { formatList } from '@aura/shared-domain';
import { OPEN_FEATURES } from '../../catalogue/features.ts';
import type { CatalogueState } from '../../catalogue/catalogue-store.ts';
import { PLAN_CARDS } from '../../catalogue/plan-cards.ts';
import type { Portal } from '../../subscription/portal/use-portal.ts';
import { findPlan } from '../../subscription/standing/standing.ts';
import { chooseAction, type Period, type Viewer } from '../action/card-action.ts';
import { CardActionView } from '../action/card-action-view.tsx';
import type { PlanChange } from '../change/use-plan-change.ts';
import { PlanCardView } from './plan-card-view.tsx';
import styles from './plan-cards.module.css';

interface Props {
  readonly period: Period;
  readonly viewer: Viewer;
  readonly catalogue: CatalogueState;
  /** The server has still to say what the viewer pays. */
  readonly isBillAwaited: boolean;
  readonly portal: Portal;
  readonly change: PlanChange;
}

const IN_EVERY_PLAN = formatList(OPEN_FEATURES.map(({ text }) => text.toLowerCase()));

/** All plans, the person's own marked. */
export function PlanCardsList({ period, viewer, catalogue, isBillAwaited, portal, change }: Props) {
  const current = typeof viewer === 'string' ? null : findPlan(viewer);
  return (
    <>
      <ul className={styles['list']}>
        {PLAN_CARDS.map((card) => (
          <li key={card.id}>
            <PlanCardView card={card} period={period} isCurrent={card.id === current}>
              <CardActionView
                card={card}
                period={period}
                action={chooseAction(card, period, viewer, catalogue, isBillAwaited)}
                portal={portal}
                change={change}
              />
            </PlanCardView>
          </li>
        ))}
      </ul>
      <p>Todo plano tem, sem limite: {IN_EVERY_PLAN}.</p>
    </>
  );
}
