import type { View, ViewPoint } from '@aura/shared-federation/contract';
import { Button } from '@aura/shared-ui';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { liveRegistry } from '../registry/live-registry-store.ts';
import { waitForVersion } from '../remotes/known-version.ts';
import { loadFederation } from '../remotes/loading/load-federation.ts';
import { preloadFiles } from '../remotes/preload.ts';
import { reportRemote } from '../remotes/report.ts';
import styles from './extension-place.module.css';
import { loadView } from './load-extension.ts';
import type { Offered } from './offered-extensions.ts';
import { showExtension, type PlaceState } from './placement.ts';
import { useContent, type Content } from './use-content.ts';

interface Props {
  readonly offered: Offered<ViewPoint>;
  /** The page's frame around an extension; omitted if the extension shows nothing. */
  readonly frame?: ((extension: View, content: ReactNode) => ReactNode) | undefined;
  /** Learns whether the extension shows anything, at first and on every change. */
  readonly onVisible?: ((extension: View, isVisible: boolean) => void) | undefined;
}

/**
 * One extension in its place. It reserves space until the extension loads; if that fails or the extension breaks, it
 * shows one sentence. The version stays while it is drawn.
 */
export function ExtensionPlace({ offered, frame = (_, content) => content, onVisible }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ offered, attempt: 0 });
  const [state, setState] = useState<PlaceState>('loading');
  const content = useContent(place, state);

  useEffect(() => {
    const host = place.current;
    if (!host) return undefined;
    const { entry, extension } = shown.offered;
    let end: (() => void) | null = null;
    let isOver = false;
    waitForVersion(entry.descriptor.name, () => {
      if (isOver) return;
      preloadFiles(entry, extension.files);
      end = showExtension(host, {
        load: () => loadView(entry, extension),
        loadSingleSpa: loadFederation,
        report: reportRemote,
        onState: (next) => isOver || setState(next),
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [shown]);

  const retry = () => {
    place.current?.focus({ preventScroll: true });
    void liveRegistry.refresh();
    setShown({ offered, attempt: shown.attempt + 1 });
  };
  const { entry, extension } = shown.offered;
  const hidden = isHidden(extension, content, state);
  useEffect(() => {
    onVisible?.(extension, !hidden);
  }, [onVisible, extension, hidden]);
  const inside = (
    <div className={styles['place']} aria-busy={state === 'loading'}>
      {content === 'waiting' && state !== 'failed' && (
        <div className={styles['skeleton']} style={reserveHeight(extension)} aria-hidden />
      )}
      {state === 'failed' && (
        <p className={styles['failure']}>
          Não conseguimos mostrar esta parte agora.{' '}
          <Button variant="quiet" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
      <div
        ref={place}
        tabIndex={-1}
        hidden={state === 'failed'}
        data-extension={`${extension.point}/${extension.name}`}
        data-remote={entry.descriptor.name}
      />
    </div>
  );
  return <div hidden={hidden}>{frame(extension, inside)}</div>;
}

function isHidden(extension: View, content: Content, state: PlaceState): boolean {
  if ('mayBeEmpty' in extension && extension.mayBeEmpty) return content !== 'there' && state !== 'failed';
  return content === 'empty' && state === 'there';
}

function reserveHeight(extension: View): CSSProperties | undefined {
  const height = 'height' in extension ? extension.height : undefined;
  // Custom properties are not in React's type.
  return height && ({ '--narrow': `${height.narrow}rem`, '--wide': `${height.wide}rem` } as CSSProperties);
}
