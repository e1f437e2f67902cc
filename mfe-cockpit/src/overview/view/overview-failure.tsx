import { withOffline } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import styles from './overview-failure.module.css';

interface Props {
  readonly message: string;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
  /** Whether the request was for less than the whole company in its newest week. */
  readonly isPart: boolean;
}

/** Why there are no numbers, and what the person can do; the button stays during a retry. */
export const OverviewFailure = ({ message, isAsking, onRetry, isPart }: Props) => (
  <Notice
    tone="warning"
    title="Não foi possível carregar os números"
    action={
      <div className={styles['ways']}>
        {isPart && (
          <Link className={buttonClass()} to={COCKPIT_PATHS.overview}>
            Ver a empresa toda, na semana mais recente
          </Link>
        )}
        <Button variant="secondary" busy={isAsking} onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    }
  >
    <p>{isAsking ? 'Carregando…' : withOffline(message)}</p>
  </Notice>
);
