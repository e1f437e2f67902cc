import {
  readAccess,
  computeExposedName,
  isForRole,
  type NotificationSource,
  type Release,
  type WithModule,
} from '@aura/shared-federation/contract';
import { guardRoute, useSession } from '@aura/shared-session/host';
import { Button, Notice } from '@aura/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { importRemote } from '../remote/federation.ts';
import { mountRemote, type MountState } from '../remote/mount-remote.ts';
import styles from './extensions-page.module.css';

interface Props<E extends WithModule = WithModule> {
  readonly release: Release;
  readonly extension: E;
  readonly isWanted: boolean;
}

/** One extension that has a module, under its name, for those who would get it. */
export function ExtensionPart({ extension, ...rest }: Props) {
  const heading = useId();
  const session = useSession();
  const isForThem =
    session.status === 'signedIn' &&
    isForRole(extension, session.profile.role) &&
    guardRoute(readAccess(extension), session, '/').kind === 'allow';
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <h2 id={heading}>
        <code>{extension.point}</code> {'title' in extension ? extension.title : extension.name}
      </h2>
      {!isForThem && <Notice tone="info">Quem está na barra não a recebe.</Notice>}
      {isForThem && extension.point === 'notification.source' && <Source {...rest} extension={extension} />}
      {isForThem && extension.point !== 'notification.source' && <View {...rest} extension={extension} />}
    </section>
  );
}

function View({ release, extension, isWanted }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MountState>({ kind: 'absent' });
  useEffect(() => {
    if (!isWanted || !place.current) return undefined;
    const importView = () => importRemote(release, computeExposedName(extension));
    return mountRemote({ place: place.current, release, importRemote: importView, onState: setState });
  }, [release, extension, isWanted]);
  return (
    <>
      {state.kind === 'failed' && (
        <Notice tone="error" title="A extensão falhou">
          {state.message}. O console do navegador tem os detalhes.
        </Notice>
      )}
      <div ref={place} data-remote-place hidden={state.kind === 'failed'} />
    </>
  );
}

function Source({ release, extension }: Props) {
  const [told, setTold] = useState<string | null>(null);
  const ask = async () => {
    try {
      const module = (await importRemote(release, computeExposedName(extension))) as NotificationSource;
      await module.refresh();
      setTold('Perguntada: refresh() terminou.');
    } catch (error) {
      console.error(error);
      setTold(`refresh() falhou: ${String(error)}`);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void ask()}>
        Perguntar o que há de novo
      </Button>
      <p role="status">{told}</p>
    </>
  );
}
