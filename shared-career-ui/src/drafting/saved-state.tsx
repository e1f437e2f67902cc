import { Button, Notice } from '@aura/shared-ui';
import type { DraftSaving } from './use-autosave.ts';
import styles from './saved-state.module.css';

/** Quiet while saving works; says so, with a way to try again, when it does not. */
export function SavedState({ saving }: { readonly saving: DraftSaving }) {
  if (saving.status === 'failed') {
    return (
      <Notice
        tone="warning"
        title="Não foi possível salvar seu progresso"
        action={
          <Button variant="secondary" onClick={saving.saveNow}>
            Salvar agora
          </Button>
        }
      >
        Nada do que você escreveu se perdeu: está nesta página. Mantenha-a aberta até conseguir salvar.
      </Notice>
    );
  }
  return (
    <p className={styles['state']} role="status">
      {saving.status === 'saved' && 'Progresso salvo'}
    </p>
  );
}
