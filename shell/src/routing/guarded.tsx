import type { Access } from '@aura/shared-domain';
import { ensureSession, guardRoute, useSession, useSessionPhase } from '@aura/shared-session/host';
import { Navigate } from '@aura/shared-session/router';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { PANEL, useFirstStep } from '../navigation/ways.ts';
import type { SentAway } from './closed-notice.tsx';
import { Restricted } from './shell-pages.ts';

interface Props {
  readonly access: Access;
  /** Requested path and query. */
  readonly path: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows a page only to people who may see it. It requests no file of the page before that decision. */
export function Guarded({ access, path, title, children }: Props) {
  const session = useSession();
  const phase = useSessionPhase();
  const firstStep = useFirstStep() ?? PANEL;
  const isPublic = access === 'public';
  useEffect(() => {
    if (!isPublic) void ensureSession();
  }, [isPublic]);

  if (isPublic) return children;
  if (phase === 'failed') return <SessionUnavailable />;
  const decision = guardRoute(access, session, path, phase === 'verified');
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'undiagnosed')
    return <Navigate to={firstStep.path} replace state={{ closed: title } satisfies SentAway} />;
  if (decision.kind === 'restricted') return <Restricted />;
  return decision.kind === 'allow' ? children : <Spinner />;
}

function SessionUnavailable() {
  return (
    <Notice
      tone="error"
      title="Não conseguimos verificar sua sessão"
      action={<Button onClick={() => void ensureSession()}>Tentar novamente</Button>}
    >
      Verifique sua conexão. As páginas públicas continuam disponíveis.
    </Notice>
  );
}
