import type { PersonTexts } from '../../people/person/fields.ts';
import type { Columns } from '../columns/columns.ts';
import { findColumns } from '../columns/guess-columns.ts';
import type { ChosenFile } from '../file/load-table.ts';
import type { ReadingChoice } from '../file/reading.ts';
import type { ImportPorts } from '../import-ports.ts';
import { checkRows } from '../rows/check-rows.ts';
import { withCorrection } from '../rows/corrections.ts';
import { leaveOutDepartments } from '../run/leave-out.ts';
import { selectWorthImporting } from '../run/outcomes.ts';
import { sendRows } from '../run/send-rows.ts';
import { NOTHING_SENT, type Sums } from '../run/sums.ts';
import { BEGINNING, type ImportState, isUnderWay, type Stage } from './import-state.ts';

/** One import, from the file to the links. Actions that do not fit the state are ignored. */
export interface ImportStore {
  readonly getState: () => ImportState;
  /** Calls the listener after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (file: ChosenFile) => Promise<void>;
  /** Reads the same file with other assumptions, and guesses the columns again. */
  readonly readAs: (choice: ReadingChoice) => Promise<void>;
  readonly setColumns: (columns: Columns) => void;
  readonly check: () => void;
  /** Puts other texts on a line, and checks all of them again; a dry run has to be made anew. */
  readonly correct: (line: number, texts: PersonTexts) => void;
  /** Requests a dry run; continues after a failed call. */
  readonly tryOut: () => Promise<void>;
  /** Chooses the new departments that are not created, and leaves their people out. */
  readonly leaveOut: (departments: readonly string[]) => void;
  /** Chooses whether the invitations go by e-mail. */
  readonly setMailed: (byMail: boolean) => void;
  /** Imports; continues after a stop or a failed call. */
  readonly start: () => Promise<void>;
  /** Gives the dry run up, or ends the import behind the call that is under way. */
  readonly stop: () => void;
  /** Skips the remaining rows and continues with the results so far. */
  readonly finish: () => void;
  readonly noteDownload: () => void;
  readonly backTo: (step: 'columns' | 'rows') => void;
  readonly restart: () => void;
}

export function createImportStore({ load, send }: Pick<ImportPorts, 'load' | 'send'>): ImportStore {
  let state = BEGINNING;
  let work = new AbortController();
  let chosen: ChosenFile | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ImportState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Ends what is under way; the signal ends what begins now. */
  const newWork = (): AbortSignal => {
    work.abort();
    work = new AbortController();
    return work.signal;
  };

  async function choose(file: ChosenFile): Promise<void> {
    if (state.step === 'importing') return;
    const signal = newWork();
    chosen = file;
    become({ step: 'file', isReading: true, refusal: null });
    const loaded = await load(file);
    if (signal.aborted) return;
    become(
      loaded.ok
        ? { step: 'columns', file: loaded.value, columns: findColumns(loaded.value.table), problem: null }
        : { step: 'file', isReading: false, refusal: loaded.error },
    );
  }

  async function readAs(choice: ReadingChoice): Promise<void> {
    if (state.step !== 'columns' || chosen === null) return;
    const signal = newWork();
    const loaded = await load(chosen, choice);
    if (signal.aborted || state.step !== 'columns') return;
    become(
      loaded.ok
        ? { step: 'columns', file: loaded.value, columns: findColumns(loaded.value.table), problem: null }
        : { ...state, problem: loaded.error },
    );
  }

  function check(): void {
    if (state.step !== 'columns') return;
    const { file, columns } = state;
    become({ step: 'rows', file, columns, checked: checkRows(file.table, columns) });
  }

  function correct(line: number, texts: PersonTexts): void {
    if (state.step !== 'rows' && state.step !== 'confirm') return;
    const { columns } = state;
    const table = withCorrection(state.file.table, columns, line, texts);
    become({ step: 'rows', file: { ...state.file, table }, columns, checked: checkRows(table, columns) });
  }

  async function tryOut(): Promise<void> {
    if (state.step !== 'rows' && state.step !== 'trial') return;
    const { file, columns, checked } = state;
    let sums = state.step === 'trial' ? state.sums : NOTHING_SENT;
    const signal = newWork();
    const show = (stage: Stage, now: Sums) => {
      sums = now;
      if (!signal.aborted) become({ step: 'trial', file, columns, checked, stage, sums });
    };
    show({ kind: 'running' }, sums);
    const onProgress = (now: Sums) => show({ kind: 'running' }, now);
    const end = await sendRows({
      rows: checked.good,
      dryRun: true,
      byMail: false,
      from: sums,
      send,
      onProgress,
      signal,
    });
    if (end.kind !== 'done') return show(end, sums);
    const rows = selectWorthImporting(checked.good, sums);
    if (signal.aborted) return;
    const whole = { checked, trial: sums };
    become({ step: 'confirm', file, columns, checked, trial: sums, rows, whole, leftOut: [], byMail: true });
  }

  function leaveOut(departments: readonly string[]): void {
    if (state.step !== 'confirm') return;
    become({ ...state, ...leaveOutDepartments(state.whole, departments), leftOut: departments });
  }

  async function start(): Promise<void> {
    if (state.step !== 'confirm' && (state.step !== 'importing' || isUnderWay(state.stage))) return;
    const { file, columns, checked, trial, rows, byMail } = state;
    let sums = state.step === 'importing' ? state.sums : NOTHING_SENT;
    const signal = newWork();
    const show = (stage: Stage, now: Sums) => {
      sums = now;
      become({ step: 'importing', file, columns, checked, trial, rows, byMail, stage, sums });
    };
    show({ kind: 'running' }, sums);
    const onProgress = (now: Sums) => show({ kind: signal.aborted ? 'stopping' : 'running' }, now);
    const end = await sendRows({ rows, dryRun: false, byMail, from: sums, send, onProgress, signal });
    if (end.kind !== 'done') return show(end, sums);
    become({ step: 'result', file, columns, checked, trial, rows, byMail, sums, isDownloaded: false });
  }

  function stop(): void {
    if (state.step === 'trial') backTo('rows');
    else if (state.step === 'importing' && state.stage.kind === 'running') {
      work.abort();
      become({ ...state, stage: { kind: 'stopping' } });
    }
  }

  function backTo(step: 'columns' | 'rows'): void {
    if (state.step !== 'rows' && state.step !== 'trial' && state.step !== 'confirm') return;
    newWork();
    const { file, columns } = state;
    const { checked } = state.step === 'confirm' ? state.whole : state;
    become(step === 'columns' ? { step, file, columns, problem: null } : { step, file, columns, checked });
  }

  function finish(): void {
    if (state.step !== 'importing' || isUnderWay(state.stage)) return;
    const { file, columns, checked, trial, rows, byMail, sums } = state;
    become({ step: 'result', file, columns, checked, trial, rows, byMail, sums, isDownloaded: false });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
    readAs,
    setColumns: (columns) => {
      if (state.step === 'columns') become({ ...state, columns });
    },
    check,
    correct,
    tryOut,
    leaveOut,
    setMailed: (byMail) => {
      if (state.step === 'confirm') become({ ...state, byMail });
    },
    start,
    stop,
    finish,
    noteDownload: () => {
      if (state.step === 'result') become({ ...state, isDownloaded: true });
    },
    backTo,
    restart: () => {
      if (state.step === 'importing') return;
      newWork();
      become(BEGINNING);
    },
  };
}
