import type { RegistryEntry } from '@aura/shared-federation/contract';
import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { findCurrentHeading, followHeading } from '../focus/page-heading.ts';
import { forgetInput } from '../updates/unsaved-input.ts';
import { useVersionKnown } from './known-version.ts';
import { remountNewest, stage } from './remotes.ts';
import { preloadRemote } from './preload.ts';
import { IDLE } from './visit/visit-state.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { useWritten } from './written/use-written.ts';
import styles from './written/written.module.css';
import { FAILURE_TEXT, type RemoteFailure } from './failure.ts';
import { reloadPage } from './gone-chunk/reload-once.ts';

interface Props {
  readonly entry: RegistryEntry;
  /** Files that the first paint of the route needs besides the initial ones. */
  readonly files: readonly string[];
  /** Title of the page, for when the remote that would show it is not there. */
  readonly title: string;
}

/** Shows a remote, or its loading or error state. */
export function RemoteOutlet({ entry, files, title }: Props) {
  const shown = useSyncExternalStore(stage.subscribe, stage.get, showNothing);
  const place = useRef<HTMLDivElement>(null);
  const writtenPlace = useRef<HTMLDivElement>(null);
  const { html } = useWritten(writtenPlace, place);
  const isKnown = useVersionKnown(entry.descriptor.name);

  useEffect(() => {
    if (!isKnown) return;
    preloadRemote(entry, files);
    stage.show(entry);
  }, [entry, files, isKnown]);
  useEffect(() => () => stage.leave(), []);
  const host = shown?.host;
  useLayoutEffect(() => {
    if (host) place.current?.replaceChildren(host);
  }, [host]);

  const state = shown?.state ?? IDLE;
  const isWaiting = state.kind === 'idle' || state.kind === 'loading';
  const trouble = state.kind === 'ready' ? state.trouble : null;
  return (
    <>
      {state.kind === 'failed' && (
        <>
          {html === null && <PageHeader title={title} />}
          <FailureNotice reason={state.reason} onRetry={retry} />
        </>
      )}
      {isWaiting && (
        <div className={html === null ? undefined : styles['waiting']}>
          <Spinner
            label={
              state.kind === 'loading' && state.slow ? 'Está demorando mais que o normal…' : 'Carregando…'
            }
          />
        </div>
      )}
      {trouble && <TroubleNotice trouble={trouble} onRetry={retry} onDismiss={dismiss} />}
      {html !== null && (
        <div
          ref={writtenPlace}
          className={styles['written']}
          // Prerendered content is kept unchanged: the browser code does not know its text.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: trustEmpty(html) }}
        />
      )}
      <div ref={place} data-remote-page hidden={html !== null || state.kind === 'failed'} />
    </>
  );
}

const showNothing = () => null;

/** An empty text is trusted by the browser itself; no other one is set there. */
const trustEmpty = (html: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: string } };
  return html === '' ? (trustedTypes?.emptyHTML ?? '') : html;
};

let stopWaiting: () => void = () => undefined;

function retry(): void {
  focusMain();
  stopWaiting();
  stopWaiting = followHeading(findCurrentHeading(), (heading) => heading.focus({ preventScroll: true }));
  forgetInput();
  remountNewest();
}

function dismiss(): void {
  focusMain();
  stage.dismissTrouble();
}

/** The button goes with its message; without this the focus would fall to the start of the document. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

interface FailureNoticeProps {
  readonly reason: RemoteFailure;
  readonly onRetry: () => void;
}

/** Replaces a remote that failed: the reason, and what the person can do. */
function FailureNotice({ reason, onRetry }: FailureNoticeProps) {
  const { title, text } = FAILURE_TEXT[reason];
  const action =
    reason === 'outdated' ? (
      <Button onClick={reloadPage}>Recarregar a página</Button>
    ) : (
      <Button onClick={onRetry}>Tentar novamente</Button>
    );
  return (
    <Notice tone="error" title={title} action={action}>
      {text}
    </Notice>
  );
}
