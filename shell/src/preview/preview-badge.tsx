import { Link, useLocation } from '@aura/shared-session/router';
import { Button } from '@aura/shared-ui';
import { reloadPage } from '../remotes/gone-chunk/reload-once.ts';
import styles from '../overrides/override-badge.module.css';
import { ConfirmLoss } from '../updates/confirm-loss.tsx';
import { useConfirmedLoss } from '../updates/use-confirmed-loss.ts';
import { endPreview } from './preview.ts';
import type { PreviewState } from './preview-state.ts';

interface Props {
  /** The value from the address. */
  readonly text: string;
  readonly state: Exclude<PreviewState, 'none'>;
  readonly reload?: () => void;
}

/** Says on every page that this tab was asked to show a version that is not for everybody, and takes that back. */
export function PreviewBadge({ text, state, reload = reloadPage }: Props) {
  const end = useConfirmedLoss(() => {
    endPreview();
    reload();
  });
  return (
    <aside aria-label="Versão de teste" className={styles['badge']}>
      <p>
        <Message text={text} state={state} />
      </p>
      <Button variant="quiet" onClick={end.start}>
        {state === 'shown' ? 'Voltar à versão de todos' : 'Fechar'}
      </Button>
      <ConfirmLoss {...end} action="Recarregar" />
    </aside>
  );
}

function Message({ text, state }: Pick<Props, 'text' | 'state'>) {
  const { pathname, search } = useLocation();
  const version = <strong>{text.replace('@', ' ')}</strong>;
  switch (state) {
    case 'shown':
      return <>Versão de teste: {version}</>;
    case 'signIn':
      return (
        <>
          <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>Entre na sua conta</Link> para ver
          a versão de teste {version}.
        </>
      );
    case 'unknown':
      return <>A versão {version} não existe ou não está mais em teste: você vê a de todos.</>;
    case 'incompatible':
      return <>A versão {version} não funciona com esta versão do site: você vê a de todos.</>;
    case 'replaced':
      return <>A versão {version} não abriu: você vê outra no lugar dela.</>;
    case 'malformed':
      return (
        <>
          <strong>{text}</strong> não é uma versão de teste: o endereço leva nome e versão, como
          ?remoto=nome@1.2.0.
        </>
      );
  }
}
