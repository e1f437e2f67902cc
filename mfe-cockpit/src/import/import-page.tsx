import { useSession } from '@aura/shared-session';
import { PageHeader, Spinner, Stepper } from '@aura/shared-ui';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { ColumnsStep } from './columns/columns-step.tsx';
import { FileStep } from './file/file-step.tsx';
import { importPorts, type ImportPorts } from './import-ports.ts';
import styles from './import.module.css';
import { RowsStep } from './rows/rows-step.tsx';
import { ConfirmStep } from './run/confirm-step.tsx';
import { ImportingStep, TrialStep } from './run/progress.tsx';
import { ResultStep } from './run/result-step.tsx';
import { type ImportState, isUnderWay } from './store/import-state.ts';
import type { ImportStore } from './store/import-store.ts';
import { findOwnImportStore } from './store/own-store.ts';

/** `/cockpit/importar`: brings people onto the company's list from a file, and gives their links. */
export default function ImportPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  return <Import store={findOwnImportStore(session.user.uid)} download={importPorts.download} />;
}

const LEAD =
  'Ponha na lista da empresa, de uma vez, as pessoas de uma planilha, em XLSX ou CSV. A lista só muda depois da sua confirmação.';

interface ImportProps {
  readonly store: ImportStore;
  readonly download: ImportPorts['download'];
}

/** An import, one step at a time. */
export function Import({ store, download }: ImportProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const title = useTitleOf(state);
  const titleId = useId();
  const ways = [store.restart, () => store.backTo('columns'), () => store.backTo('rows')];
  const canGoBack = state.step !== 'importing' && state.step !== 'result';
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Importar pessoas"
        lead={state.step === 'file' ? LEAD : undefined}
      />
      <Stepper
        steps={STEPS}
        current={PLACES[state.step]}
        onSelect={canGoBack ? (index) => ways[index]?.() : undefined}
      />
      <section aria-labelledby={titleId} className={styles['step']}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {TITLES[state.step]}
        </h2>
        <CurrentStep state={state} store={store} download={download} />
      </section>
    </div>
  );
}

/** The title of a step takes the focus when the step begins: the control that led to it is gone. */
function useTitleOf(state: ImportState) {
  const title = useRef<HTMLHeadingElement>(null);
  const rests = 'stage' in state && !isUnderWay(state.stage);
  const view = `${state.step} ${rests}`;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    title.current?.focus();
  }, [view]);
  return title;
}

interface CurrentStepProps extends ImportProps {
  readonly state: ImportState;
}

/** The screen of the import's current step. */
function CurrentStep({ state, store, download }: CurrentStepProps) {
  switch (state.step) {
    case 'file':
      return <FileStep state={state} onChoose={store.choose} download={download} />;
    case 'columns':
      return (
        <ColumnsStep state={state} onReadAs={store.readAs} onChange={store.setColumns} onNext={store.check} />
      );
    case 'rows':
      return <RowsStep state={state} store={store} download={download} />;
    case 'trial':
      return <TrialStep state={state} store={store} />;
    case 'confirm':
      return <ConfirmStep state={state} store={store} download={download} />;
    case 'importing':
      return <ImportingStep state={state} store={store} />;
    case 'result':
      return <ResultStep state={state} store={store} download={download} />;
  }
}

type Step = ImportState['step'];

const STEPS = [
  { id: 'file', label: 'Arquivo' },
  { id: 'columns', label: 'Colunas' },
  { id: 'rows', label: 'Conferência' },
  { id: 'trial', label: 'Simulação' },
  { id: 'importing', label: 'Importação' },
] as const;

/** Position of each state among the steps. */
const PLACES: Readonly<Record<Step, number>> = {
  file: 0,
  columns: 1,
  rows: 2,
  trial: 3,
  confirm: 3,
  importing: 4,
  result: 4,
};

const TITLES: Readonly<Record<Step, string>> = {
  file: 'Escolha o arquivo',
  columns: 'Confira as colunas',
  rows: 'Confira as linhas',
  trial: 'Simulação',
  confirm: 'O que vai acontecer',
  importing: 'Importação',
  result: 'Importação encerrada',
};
