import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';

/** Says what is missing for a comparison. */
export function NoResume() {
  return (
    <Notice
      tone="info"
      title="Ainda não há currículo para comparar"
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico-carreira">
          Fazer o diagnóstico
        </Link>
      }
    >
      O quanto a vaga combina com você aparece depois do diagnóstico com o seu currículo. Você pode guardar
      vagas antes disso.
    </Notice>
  );
}
