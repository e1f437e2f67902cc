import { type Asked, LoadFailure } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';

interface Props {
  readonly home: string;
  /** The requests; if none has an error, something does not exist. */
  readonly of: readonly Asked<unknown>[];
}

/** A stored analysis that cannot be shown, and the ways on. */
export function NotLoaded({ home, of }: Props) {
  const failed = of.filter(({ error }) => error !== null);
  const message = failed[0]?.error?.message ?? null;
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
      <LoadFailure
        message={message}
        isAsking={failed.some(({ isAsking }) => isAsking)}
        onRetry={() => failed.forEach(({ reload }) => reload())}
      />
    </>
  );
}
