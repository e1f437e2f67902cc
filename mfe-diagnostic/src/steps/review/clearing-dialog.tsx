import { Button, Dialog } from '@aura/shared-ui';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** A changed CV or goal clears the current diagnosis: the person must know beforehand. */
export function ClearingDialog({ open, onClose, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Seu diagnóstico atual será substituído"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={onConfirm}>Substituir e enviar</Button>
        </>
      }
    >
      <p>O currículo ou o objetivo mudou. Por isso, ao enviar:</p>
      <ul>
        <li>o resultado e o plano atuais são limpos, porque falavam dos dados anteriores;</li>
        <li>
          o que você já concluiu fica concluído, e as provas guardadas continuam suas, também as de tarefas
          que saírem do plano;
        </li>
        <li>seus pontos e selos ficam como estão;</li>
        <li>os diagnósticos já feitos continuam em “Versões anteriores”.</li>
      </ul>
    </Dialog>
  );
}
