import { choosePlural } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button } from '@aura/shared-ui';
import { reloadPage } from '../remotes/gone-chunk/reload-once.ts';
import { ConfirmLoss } from '../updates/confirm-loss.tsx';
import { useConfirmedLoss } from '../updates/use-confirmed-loss.ts';
import { removeAllOverrides } from './change-overrides.ts';
import styles from './override-badge.module.css';

interface Props {
  /** Remotes that are shown in a local version. */
  readonly names: readonly string[];
  readonly reload?: () => void;
}

/** Says on every page that it does not show what was released, and takes that back. */
export function OverrideBadge({ names, reload = reloadPage }: Props) {
  const undo = useConfirmedLoss(() => {
    removeAllOverrides();
    reload();
  });
  return (
    <aside aria-label="Versões locais" className={styles['badge']}>
      <p>
        <Link to="/desenvolvimento/remotos">
          {choosePlural(names.length, 'Versão local', 'Versões locais')}
        </Link>
        : <strong>{names.join(', ')}</strong>
      </p>
      <Button variant="quiet" onClick={undo.start}>
        Desfazer
      </Button>
      <ConfirmLoss {...undo} action="Recarregar" />
    </aside>
  );
}
