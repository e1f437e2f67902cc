import { Button, Icon, type ButtonLook } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const VARIANTS: Readonly<Record<NonNullable<ButtonLook['variant']>, string>> = {
  primary: 'Enviar currículo',
  secondary: 'Salvar rascunho',
  quiet: 'Pular por enquanto',
  danger: 'Apagar conta',
};
const SIZES: Readonly<Record<NonNullable<ButtonLook['size']>, string>> = {
  md: 'Continuar',
  lg: 'Começar o diagnóstico',
};

const variants = Object.entries(VARIANTS) as [NonNullable<ButtonLook['variant']>, string][];

/** Variants, sizes and states of a button. */
export function Buttons() {
  return (
    <>
      <Sample title="Variantes" note="Uma primária por tela: a ação que se espera da pessoa." layout="row">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </Sample>
      <Sample title="Tamanhos" layout="row">
        {(Object.entries(SIZES) as [NonNullable<ButtonLook['size']>, string][]).map(([size, label]) => (
          <Button key={size} size={size}>
            {label}
          </Button>
        ))}
      </Sample>
      <Sample title="Com ícone" layout="row">
        <Button>
          Continuar <Icon name="arrowRight" size={18} />
        </Button>
        <Button variant="secondary">
          <Icon name="upload" size={18} /> Escolher arquivo
        </Button>
      </Sample>
      <Sample
        title="Ocupado"
        note="A ação está em curso: cliques não contam, o foco e a largura ficam."
        layout="row"
      >
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} busy>
            {label}
          </Button>
        ))}
      </Sample>
      <Sample title="Desabilitado" note="Só quando o motivo está escrito por perto." layout="row">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} disabled>
            {label}
          </Button>
        ))}
      </Sample>
    </>
  );
}
