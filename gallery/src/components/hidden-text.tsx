import { Button, Icon, VisuallyHidden } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** Text that only screen readers meet. */
export function HiddenText() {
  return (
    <Sample
      title="Completa o que a tela já mostra"
      note="O botão abaixo mostra só o ícone; um leitor de tela diz “Baixar o plano em PDF”. Nunca esconda assim o que pode receber foco."
      layout="row"
    >
      <Button variant="secondary">
        <Icon name="file" />
        <VisuallyHidden>Baixar o plano em PDF</VisuallyHidden>
      </Button>
    </Sample>
  );
}
