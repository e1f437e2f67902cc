import { Button, Dialog } from '@aura/shared-ui';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** A changed CV or goal takes the place of the current diagnosis and plan: the person must know beforehand. */
export function ClearingDialog({ open, onClose, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="O resultado novo entra no lugar do atual"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={onConfirm}>Enviar e refazer o plano</Button>
        </>
      }
    >
      <p>O currículo ou o objetivo mudou, e o plano será refeito. Nada do que você fez se perde:</p>
      <ul>
        <li>o resultado de agora continua em “Versões anteriores”;</li>
        <li>tarefas concluídas e provas guardadas ficam, também as que saírem do plano;</li>
        <li>seus pontos e selos ficam como estão.</li>
      </ul>
    </Dialog>
  );
}
