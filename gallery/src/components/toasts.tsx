import { Button, showToast, type ToastMessage } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const KINDS: Readonly<Record<ToastMessage['kind'], { readonly label: string; readonly text: string }>> = {
  success: { label: 'Mostrar sucesso', text: 'Alterações salvas.' },
  error: { label: 'Mostrar erro', text: 'Não foi possível salvar. Tente novamente.' },
  info: { label: 'Mostrar informação', text: 'Há uma tarefa nova no seu plano.' },
};

/** The kinds of passing messages, called by `showToast`. */
export function Toasts() {
  return (
    <Sample
      title="Tipos"
      note={
        'Ficam 5 segundos, param enquanto o cursor ou o foco está sobre uma delas e são no máximo quatro. Erros ' +
        'interrompem o leitor de tela; as outras esperam a vez.'
      }
      layout="row"
    >
      {(Object.entries(KINDS) as [ToastMessage['kind'], (typeof KINDS)[ToastMessage['kind']]][]).map(
        ([kind, { label, text }]) => (
          <Button key={kind} variant="secondary" onClick={() => showToast({ kind, text })}>
            {label}
          </Button>
        ),
      )}
    </Sample>
  );
}
