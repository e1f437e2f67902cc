import { Button, Dialog } from '@aura/shared-ui';
import { useState } from 'react';

interface Props {
  /** Whether links would be lost. */
  readonly wouldLose: boolean;
  readonly onRestart: () => void;
}

/** Begins another import; not without asking where links would be lost. */
export function RestartButton({ wouldLose, onRestart }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => (wouldLose ? setAsks(true) : onRestart())}>
        Importar outro arquivo
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Sair sem baixar os links?"
        actions={
          <>
            <Button variant="danger" onClick={onRestart}>
              Descartar os links
            </Button>
            <Button variant="secondary" data-autofocus onClick={() => setAsks(false)}>
              Ficar aqui
            </Button>
          </>
        }
      >
        <p>
          Os links destas pessoas ainda não foram baixados e não aparecem de novo. Depois, será preciso gerar
          novos na lista de pessoas.
        </p>
      </Dialog>
    </>
  );
}
