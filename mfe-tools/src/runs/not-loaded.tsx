import { LoadFailure } from '@aura/shared-career-ui';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';

interface Props {
  readonly home: string;
  /** Why it could not be loaded; null where it does not exist. */
  readonly message: string | null;
  readonly onRetry: () => void;
}

/** A stored analysis that cannot be shown, and the ways on. */
export function NotLoaded({ home, message, onRetry }: Props) {
  const back = (
    <Link className={buttonClass({ variant: 'secondary' })} to={home}>
      Ver todas as versões
    </Link>
  );
  if (message === null) {
    return (
      <PageHeader
        title="Versão não encontrada"
        lead="Esta análise foi apagada, deu lugar a outras mais novas ou foi feita em um formato que esta versão não abre."
        actions={back}
      />
    );
  }
  return (
    <>
      <PageHeader title="Versão guardada" actions={back} />
      <LoadFailure message={message} onRetry={onRetry} />
    </>
  );
}
