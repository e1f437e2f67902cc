import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

/**
 * A modal dialog on the native element: the rest of the page is inert while it is open.
 * A tap outside does not close it, so that nothing typed is lost by accident.
 */
export function Dialog({
  open,
  ...rest
}: {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called on Esc and on the close button; the caller then sets `open` to false, or else the dialog stays. */
  readonly onClose: () => void;
  /** Its heading. */
  readonly title: string;
  /** What it says or asks. */
  readonly children: ReactNode;
  /** Its buttons. */
  readonly actions?: ReactNode;
}) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, actions }: Omit<Parameters<typeof Dialog>[0], 'open'>) {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const showAgain = useModal(dialogRef, titleRef);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers may close on a second Esc without asking; the caller must hear of it, and may want to keep it open.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    onClose();
    showAgain();
  };
  return (
    <dialog
      ref={dialogRef}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
      <div className={styles['head']}>
        <h2 ref={titleRef} id={titleId} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles['close']} aria-label="Fechar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </dialog>
  );
}
