import type { ApiError, Result } from '@aura/shared-domain';
import { Button, Dialog } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { toCallFailure } from './call-failure.ts';
import styles from './dialogs.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { useCall } from './use-call.ts';

interface Props {
  readonly title: string;
  /** Of the button that does it. */
  readonly action: { readonly label: string; readonly busy?: string; readonly isDanger?: boolean };
  /** Label of the button that cancels; it has the focus. */
  readonly keep: string;
  readonly call: () => Promise<Result<unknown, ApiError>>;
  readonly onDone: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
  /** The text after a failure, or after an unknown result; see `FailureNotice`. */
  readonly failing: { readonly refused: string; readonly unknown: string; readonly advice: string };
  /** The consequences. */
  readonly children: ReactNode;
}

/** Asks before an action, performs it, and reports a failure. */
export function ConfirmDialog({ title, action, keep, call, onDone, failing, children, ...leaving }: Props) {
  const { isBusy, failure, run, close } = useCall(leaving.onClose, leaving.reload);
  const confirm = () =>
    run(async () => {
      const answer = await call();
      if (!answer.ok) return toCallFailure(answer.error);
      onDone();
      return null;
    });
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant={action.isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={confirm}>
            {isBusy ? (action.busy ?? action.label) : action.label}
          </Button>
          <Button variant="secondary" data-autofocus onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {children}
        <FailureNotice failure={failure} {...failing} />
      </div>
    </Dialog>
  );
}
