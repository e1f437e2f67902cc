import { Button, Notice, ProgressBar } from '@aura/shared-ui';
import { formatWhole } from '../../words/numbers.ts';
import styles from '../import.module.css';
import { isUnderWay, type ImportStateIn, type Stage } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';

interface Props {
  readonly state: ImportStateIn<'importing'>;
  readonly store: Pick<ImportStore, 'start' | 'stop' | 'finish'>;
}

/** The import on its way; where it stopped, the way on. */
export function ImportingStep({ state: { stage, sums, rows }, store }: Props) {
  return (
    <>
      <ProgressBar
        label="Linhas importadas"
        value={sums.sent / rows.length}
        detail={`${formatWhole(sums.sent)} de ${formatWhole(rows.length)}`}
      />
      <StageNotice stage={stage} />
      <div className={styles['ways']}>
        {isUnderWay(stage) ? (
          <Button variant="secondary" busy={stage.kind === 'stopping'} onClick={store.stop}>
            {stage.kind === 'stopping' ? 'Parando depois desta parte…' : 'Parar'}
          </Button>
        ) : (
          <>
            <Button onClick={() => void store.start()}>Continuar de onde parou</Button>
            <Button variant="secondary" onClick={store.finish}>
              Encerrar com o que já foi feito
            </Button>
          </>
        )}
      </div>
      {isUnderWay(stage) && (
        <p className={styles['note']}>
          Deixe esta aba aberta até o fim. Os links das pessoas aparecem quando a importação termina.
        </p>
      )}
    </>
  );
}

function StageNotice({ stage }: { readonly stage: Stage }) {
  const kept = 'O que já foi importado está gravado. Continuar não repete nada.';
  if (stage.kind === 'failed')
    return (
      <Notice tone="error" title="A importação parou no meio">
        {stage.message} {kept}
      </Notice>
    );
  if (stage.kind !== 'stopped') return null;
  return (
    <Notice tone="warning" title="Importação parada">
      {kept}
    </Notice>
  );
}
