import { Button, Dialog, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { Sample } from '../frame/sample.tsx';

/** A dialog that asks before something is lost. */
export function Dialogs() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sample
      title="Confirmação"
      note="Esc e o botão Fechar saem sem fazer nada; um toque fora não fecha. O foco volta para onde estava."
    >
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Abrir o diálogo
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title="Apagar este rascunho?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Voltar
            </Button>
            <Button variant="danger" onClick={close}>
              Apagar rascunho
            </Button>
          </>
        }
      >
        <p>O que você escreveu nesta etapa será perdido. As outras etapas ficam como estão.</p>
        <TextField label="Escreva APAGAR para confirmar" autoComplete="off" data-autofocus />
      </Dialog>
    </Sample>
  );
}
