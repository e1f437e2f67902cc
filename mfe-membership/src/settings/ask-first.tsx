import { Button, Dialog, Notice } from '@aura/shared-ui';
import { useState, type ReactNode } from 'react';

interface Props {
  /** On the button that asks, and on the one that does it. */
  readonly label: string;
  readonly title: string;
  /** The effect of the action. */
  readonly children: ReactNode;
  /** Null after a success, otherwise the reason of the failure. */
  readonly run: () => Promise<string | null>;
  readonly onDone: () => void;
}

/** A button that says what will happen, and asks, before it does. */
export function AskFirst({ label, title, children, run, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const failure = await run();
    setBusy(false);
    setProblem(failure);
    if (failure !== null) return;
    setAsking(false);
    onDone();
  };
  // A running action cannot be cancelled.
  const close = () => setAsking((was) => was && busy);
  const open = () => {
    setProblem(null);
    setAsking(true);
  };

  return (
    <>
      <Button variant="secondary" onClick={open}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Voltar
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        {children}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
      </Dialog>
    </>
  );
}
