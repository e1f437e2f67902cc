import type { RegistryEntry } from '@aura/shared-federation/contract';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenHeadingChanges } from '../focus/page-heading.ts';
import { FAILURE_TEXT, type RemoteFailure } from './failure.ts';
import { activate, slotOf } from './remotes.ts';

/** Shows a remote, or what is going on with it. */
export function RemoteOutlet({ entry }: { readonly entry: RegistryEntry }) {
  const slot = slotOf(entry);
  const place = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(slot.subscribe, slot.getState);
  const [federationFailed, setFederationFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    place.current?.append(slot.host);
    activate(slot.entry).catch(() => setFederationFailed(true));
    return () => void activate(null).catch(() => undefined);
  }, [slot, attempt]);

  const retry = () => {
    // The button goes with the message; without this the focus would fall to the start of the document.
    document.querySelector('main')?.focus({ preventScroll: true });
    whenHeadingChanges(null, (heading) => heading.focus({ preventScroll: true }));
    setFederationFailed(false);
    if (federationFailed) setAttempt((n) => n + 1);
    else slot.retry();
  };
  const failure: RemoteFailure | null = federationFailed
    ? 'unreachable'
    : state.kind === 'failed'
      ? state.reason
      : null;
  const waiting = !failure && (state.kind === 'idle' || state.kind === 'loading');

  return (
    <>
      {failure && <Failure reason={failure} onRetry={retry} />}
      {waiting && (
        <Spinner
          label={state.kind === 'loading' && state.slow ? 'Está demorando mais que o normal…' : 'Carregando…'}
        />
      )}
      <div ref={place} hidden={failure !== null} />
    </>
  );
}

function Failure({ reason, onRetry }: { readonly reason: RemoteFailure; readonly onRetry: () => void }) {
  const { title, text } = FAILURE_TEXT[reason];
  return (
    <Notice tone="error" title={title} action={<Button onClick={onRetry}>Tentar novamente</Button>}>
      {text}
    </Notice>
  );
}
