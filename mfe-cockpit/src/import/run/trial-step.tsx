import { Button, Notice, ProgressBar } from '@aura/shared-ui';
import { formatWhole } from '../../words/numbers.ts';
import styles from '../import.module.css';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';

interface Props {
  readonly state: ImportStateIn<'trial'>;
  readonly store: Pick<ImportStore, 'tryOut' | 'stop'>;
}

/** The dry run on its way, or why it did not get through. */
export function TrialStep({ state: { stage, sums, checked }, store }: Props) {
  const total = checked.good.length;
  return (
    <>
      <ProgressBar
        label="Simulando, sem mudar a lista"
        value={sums.sent / total}
        detail={`${formatWhole(sums.sent)} de ${formatWhole(total)}`}
      />
      {stage.kind === 'failed' && (
        <Notice tone="error" title="A simulação parou">
          {stage.message}
        </Notice>
      )}
      <div className={styles['ways']}>
        {stage.kind === 'failed' && (
          <Button onClick={() => void store.tryOut()}>Continuar a simulação</Button>
        )}
        <Button variant="secondary" onClick={store.stop}>
          Cancelar a simulação
        </Button>
      </div>
    </>
  );
}
