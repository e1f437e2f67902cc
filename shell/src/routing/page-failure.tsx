import { forgetFailedChunks } from '@aura/shared-session/host';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import type { GoneChunkDecision } from '../remotes/gone-chunk/decide-after-gone-chunk.ts';
import { fetchFreshShell, findRunningShell } from '../remotes/gone-chunk/fresh-shell.ts';
import { handleGoneChunk } from '../remotes/gone-chunk/gone-chunk.ts';
import { isGoneChunk } from '../remotes/gone-chunk/is-gone-chunk.ts';
import { reloadPage } from '../remotes/gone-chunk/reload-once.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a page of the shell that failed to draw. */
export function PageFailure({ error, onRetry }: Props) {
  const decision = useDecision(error);
  if (decision === null || decision === 'reload') return <Spinner />;
  if (decision === 'offer-reload')
    return (
      <Notice
        tone="error"
        title="Há uma versão nova da Aura"
        action={<Button onClick={reloadPage}>Recarregar a página</Button>}
      >
        Recarregue para abrir esta página. O que já foi salvo continua salvo.
      </Notice>
    );
  const retry = () => {
    forgetFailedChunks();
    onRetry();
  };
  return (
    <Notice
      tone="error"
      title="Não foi possível mostrar esta página"
      action={<Button onClick={retry}>Tentar novamente</Button>}
    >
      Verifique sua conexão. O restante do site continua funcionando.
    </Notice>
  );
}

/** The reaction to the error; null until it is known whether there is a newer shell. */
function useDecision(error: unknown): GoneChunkDecision | null {
  const isGone = isGoneChunk(error);
  const [decision, setDecision] = useState<GoneChunkDecision | null>(isGone ? null : 'message');
  useEffect(() => {
    if (!isGone) return;
    let isOver = false;
    const gone = { running: findRunningShell(document), findFresh: () => fetchFreshShell() };
    void handleGoneChunk(gone).then((decided) => isOver || setDecision(decided));
    return () => {
      isOver = true;
    };
  }, [isGone]);
  return decision;
}
