import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from './next-action.module.css';

/** What a manager should do next on a page, and why. */
export interface NextStep {
  /** What to do, with its punctuation. */
  readonly deed: string;
  readonly reason: string;
  /** Where it is done; null where there is nothing to do but to wait. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

interface Props extends Pick<NextStep, 'deed' | 'reason'> {
  /** The control that does it. */
  readonly children?: ReactNode;
}

/** The top of a page of the cockpit: one thing to do, with its reason. */
export const NextAction = ({ deed, reason, children }: Props) => (
  <Card tone="accent" className={styles['next']}>
    <p>
      <strong>{deed}</strong> {reason}
    </p>
    {children}
  </Card>
);

/** A next step that a link leads to. */
export const NextLink = ({ deed, reason, link }: NextStep) => (
  <NextAction deed={deed} reason={reason}>
    {link && (
      <Link className={buttonClass({ variant: 'primary' })} to={link.path}>
        {link.label}
      </Link>
    )}
  </NextAction>
);
