import { Button, Notice } from '@aura/shared-ui';
import { ConfirmLoss } from '../updates/confirm-loss.tsx';
import { useConfirmedLoss } from '../updates/use-confirmed-loss.ts';
import { TROUBLE_TEXT, type Trouble } from './failure.ts';
import { reloadPage } from './gone-chunk/reload-once.ts';
import styles from './trouble-notice.module.css';

interface Props {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Notice above a remote after an error; typed input is discarded only after a question. */
export function TroubleNotice({ trouble, onRetry, onDismiss }: Props) {
  const { title, text } = TROUBLE_TEXT[trouble];
  const isOver = trouble === 'standIn';
  const isOutdated = trouble === 'outdated';
  const way = useConfirmedLoss(isOutdated ? reloadPage : onRetry);
  return (
    <div className={styles['trouble']}>
      <Notice
        tone={isOver ? 'info' : isOutdated ? 'warning' : 'error'}
        title={title}
        action={
          <>
            {!isOver && (
              <Button onClick={way.start}>{isOutdated ? 'Recarregar a página' : 'Tentar novamente'}</Button>
            )}
            <Button variant="quiet" onClick={onDismiss}>
              {isOver ? 'Entendi' : 'Dispensar'}
            </Button>
          </>
        }
      >
        {text}
      </Notice>
      <ConfirmLoss {...way} action={isOutdated ? 'Recarregar' : 'Tentar novamente'} />
    </div>
  );
}
