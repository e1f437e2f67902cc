import type { useAttempt } from '@aura/shared-pages/forms';
import { Button, Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';

interface Props {
  readonly attempt: ReturnType<typeof useAttempt>[0];
  readonly label: string;
  /** Said once it is stored. */
  readonly done: string;
  /** The title of the message if it is not. */
  readonly failed: string;
}

/** The end of a form about a job: the button that stores it, and what became of that. */
export const KeepButton = ({ attempt, label, done, failed }: Props) => (
  <>
    <div>
      <Button type="submit" variant="secondary" busy={attempt.status === 'pending'}>
        {label}
      </Button>
    </div>
    <p role="status" className={styles['note']}>
      {attempt.status === 'done' && done}
    </p>
    {attempt.status === 'failed' && (
      <Notice tone="error" title={failed}>
        {attempt.message} O que você escreveu continua aqui.
      </Notice>
    )}
  </>
);
