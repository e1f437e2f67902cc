import { Button, Notice, VisuallyHidden, type ButtonProps } from '@aura/shared-ui';
import type { Portal } from './use-portal.ts';
import styles from './portal-button.module.css';

interface Props {
  readonly portal: Portal;
  /** Name of this button among those that lead to the portal. */
  readonly from: string;
  readonly children: string;
  readonly variant?: ButtonProps['variant'];
  /** Heard after the label, where several have the same. */
  readonly context?: string;
}

/** Opens the payment portal. A failure appears beside the button, and the focus stays. */
export function PortalButton({ portal: { attempt, open }, from, children, variant, context }: Props) {
  const own = attempt?.from === from ? attempt : null;
  const isUnderWay = attempt?.stage === 'opening';
  const press = () => open(from);
  return (
    <div className={styles['block']}>
      <Button variant={variant} busy={isUnderWay} onClick={press}>
        <span>
          {children}
          {context && <VisuallyHidden> {context}</VisuallyHidden>}
        </span>
      </Button>
      {own?.failure && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" busy={isUnderWay} onClick={press}>
              Tentar novamente
            </Button>
          }
        >
          {/* Said anew after every attempt, also where it is the same. */}
          {isUnderWay ? 'Abrindo o portal…' : own.failure}
        </Notice>
      )}
    </div>
  );
}
