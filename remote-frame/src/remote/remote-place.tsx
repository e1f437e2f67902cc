import { matchesPattern } from '@aura/shared-domain';
import type { Release } from '@aura/shared-federation/contract';
import { guardRoute, useSession, useSessionVerified } from '@aura/shared-session/host';
import { useLocation } from '@aura/shared-session/router';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { importRemote } from './federation.ts';
import { mountRemote, type MountState } from './mount-remote.ts';
import { NotAllowed, NotHere } from './not-shown.tsx';

interface Props {
  readonly release: Release;
  readonly isWanted: boolean;
}

/** The remote, if the address is one of its routes and the person may open it. */
export function RemotePlace({ release, isWanted }: Props) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const isVerified = useSessionVerified();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MountState>({ kind: 'absent' });
  const [attempt, setAttempt] = useState(0);

  const route = release.descriptor.routes.find(({ path }) => matchesPattern(path, pathname));
  const decision = route && guardRoute(route.access, session, pathname + search, isVerified);
  const isShown = isWanted && decision?.kind === 'allow';

  useEffect(() => {
    if (!isShown || !place.current) return undefined;
    return mountRemote({ place: place.current, release, importRemote, onState: setState });
  }, [release, isShown, attempt]);

  return (
    <div>
      {!decision && <NotHere pathname={pathname} routes={release.descriptor.routes} />}
      {decision && decision.kind !== 'allow' && decision.kind !== 'wait' && (
        <NotAllowed decision={decision} />
      )}
      {(decision?.kind === 'wait' || state.kind === 'loading') && <Spinner label="Carregando…" />}
      {state.kind === 'failed' && (
        <Notice
          tone="error"
          title="O remoto falhou"
          action={<Button onClick={() => setAttempt((n) => n + 1)}>Tentar novamente</Button>}
        >
          {state.message}. O console do navegador tem os detalhes.
        </Notice>
      )}
      <div ref={place} data-remote-place hidden={state.kind === 'failed'} />
    </div>
  );
}
