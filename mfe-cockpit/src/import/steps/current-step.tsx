import { ColumnsStep } from '../columns/columns-step.tsx';
import { FileStep } from '../file/file-step.tsx';
import type { ImportPorts } from '../import-ports.ts';
import { RowsStep } from '../rows/rows-step.tsx';
import { ConfirmStep } from '../run/confirm-step.tsx';
import { ImportingStep } from '../run/importing-step.tsx';
import { ResultStep } from '../run/result-step.tsx';
import { TrialStep } from '../run/trial-step.tsx';
import type { ImportState } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';

interface Props {
  readonly state: ImportState;
  readonly store: ImportStore;
  readonly download: ImportPorts['download'];
}

/** The screen of the import's current step. */
export function CurrentStep({ state, store, download }: Props) {
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
