import { choosePlural, describePlaces, LICENCE_RULE } from '@aura/shared-domain';
import { Button, Notice, ProgressBar } from '@aura/shared-ui';
import { counted, formatWhole } from '../../words/numbers.ts';
import styles from '../import.module.css';
import { type ImportStateIn, isUnderWay, type Stage } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { countOutcome, type Outcome, type RowResult, type Sums } from './sums.ts';

interface TrialStepProps {
  readonly state: ImportStateIn<'trial'>;
  readonly store: Pick<ImportStore, 'tryOut' | 'stop'>;
}

/** The dry run on its way, or why it did not get through. */
export function TrialStep({ state: { stage, sums, checked }, store }: TrialStepProps) {
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

interface ImportingStepProps {
  readonly state: ImportStateIn<'importing'>;
  readonly store: Pick<ImportStore, 'start' | 'stop' | 'finish'>;
}

/** The running import; if it stopped, the way to continue. */
export function ImportingStep({ state: { stage, sums, rows }, store }: ImportingStepProps) {
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

type Names = readonly (readonly [Outcome, string])[];

const BEFORE: Names = [
  ['added', 'Entram na lista'],
  ['restored', 'Voltam à lista'],
  ['updated', 'São atualizadas'],
  ['unchanged', 'Já estão assim'],
  ['refused', 'São recusadas'],
];
const AFTER: Names = [
  ['added', 'Entraram na lista'],
  ['restored', 'Voltaram à lista'],
  ['updated', 'Foram atualizadas'],
  ['unchanged', 'Já estavam assim'],
  ['refused', 'Foram recusadas'],
];

interface OutcomeCountsProps {
  readonly results: readonly RowResult[];
  readonly isDone: boolean;
}

/** The number of lines for each outcome. Refusals are named only if there are any. */
export function OutcomeCounts({ results, isDone }: OutcomeCountsProps) {
  return (
    <dl className={styles['counts']}>
      {(isDone ? AFTER : BEFORE)
        .map(([outcome, name]) => ({ outcome, name, count: countOutcome(results, outcome) }))
        .filter(({ outcome, count }) => outcome !== 'refused' || count > 0)
        .map(({ outcome, name, count }) => (
          <div key={outcome}>
            <dt>{name}</dt>
            <dd>{formatWhole(count)}</dd>
          </div>
        ))}
    </dl>
  );
}

interface SeatsAfterProps extends Pick<Sums, 'seats' | 'results'> {
  readonly isDone: boolean;
}

/** Free places after the import; if they do not suffice, how many are missing and the consequence. */
export function SeatsAfter({ seats, results, isDone }: SeatsAfterProps) {
  if (!seats) return null;
  const missing = results.filter(({ refusal }) => refusal?.code === 'no_seat').length;
  return (
    <>
      <p>
        {isDone ? 'Agora' : 'Depois da importação'}: {describePlaces(seats)}. {LICENCE_RULE}
      </p>
      {missing > 0 && (
        <Notice tone="warning" title={findTitle(missing, isDone)}>
          A lista tem dois lugares por licença, {formatWhole(seats.total)} ao todo.{' '}
          {isDone
            ? 'Quem passa desse número ficou de fora. Quando houver lugar, importe o mesmo arquivo de novo: o que já está na lista não se repete.'
            : 'Entra quem vem primeiro no arquivo; quem passa desse número fica de fora.'}
        </Notice>
      )}
    </>
  );
}

function findTitle(missing: number, isDone: boolean): string {
  const [one, many] = isDone ? (['Faltou', 'Faltaram'] as const) : (['Falta', 'Faltam'] as const);
  return `${choosePlural(missing, one, many)} ${counted(missing, 'lugar na lista', 'lugares na lista')}`;
}
