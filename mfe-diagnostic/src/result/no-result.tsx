import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';

/** There is nothing to show yet, or a change of CV or goal has cleared it. */
export function NoResult() {
  return (
    <>
      <PageHeader
        title="Ainda não há um resultado"
        lead={
          'O resultado aparece aqui quando você conclui o diagnóstico. Ele também é limpo quando o currículo ou ' +
          'o objetivo mudam, porque já não falaria de você.'
        }
        actions={
          <Link className={buttonClass({})} to="/diagnostico-carreira">
            Fazer o diagnóstico
          </Link>
        }
      />
    </>
  );
}
