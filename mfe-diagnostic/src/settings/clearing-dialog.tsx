import { Button, Dialog } from '@aura/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** The other effects of the change. */
  readonly children?: ReactNode;
  /** Whether a diagnosis is at stake. */
  readonly clears: boolean;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what a changed CV or goal clears, before it does. */
export function ClearingDialog({ open, title, children, clears, confirmLabel, onConfirm, onCancel }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Voltar
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {clears && (
        <>
          <p>Seu diagnóstico foi feito com os dados anteriores. Ao confirmar:</p>
          <ul>
            <li>o resultado do diagnóstico atual é limpo;</li>
            <li>
              o plano de carreira atual é limpo; o que você concluiu volta concluído se voltar ao novo plano,
              e as provas guardadas continuam suas;
            </li>
            <li>as ferramentas que dependem do diagnóstico esperam até você refazê-lo;</li>
            <li>seus pontos e selos ficam como estão;</li>
            <li>os diagnósticos já feitos continuam em “Versões anteriores”, na página do resultado.</li>
          </ul>
        </>
      )}
    </Dialog>
  );
}
