import type { Columns } from '../columns/columns.ts';
import type { LoadedFile } from '../file/load-table.ts';
import type { CheckedRows, GoodRow } from '../rows/check-rows.ts';
import type { Simulation } from '../run/leave-out.ts';
import type { Sums } from '../run/sums.ts';

/** How far calls have come. `stopping`: the last one is under way. */
export type Stage =
  | { readonly kind: 'running' }
  | { readonly kind: 'stopping' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string };

export const isUnderWay = ({ kind }: Stage): boolean => kind === 'running' || kind === 'stopping';

interface Checked {
  readonly file: LoadedFile;
  readonly columns: Columns;
  readonly checked: CheckedRows;
}

interface Tried extends Checked {
  /** The result of the dry run. */
  readonly trial: Sums;
  /** Rows by which something would change. */
  readonly rows: readonly GoodRow[];
}

interface Mailing {
  /** Whether those who come onto the list get their link by e-mail. */
  readonly byMail: boolean;
}

/** State of an import, with the data known in it. */
export type ImportState =
  | { readonly step: 'file'; readonly isReading: boolean; readonly refusal: string | null }
  | {
      readonly step: 'columns';
      readonly file: LoadedFile;
      readonly columns: Columns;
      /** Why the file could not be read with the person's choice; the earlier reading stays. */
      readonly problem: string | null;
    }
  | ({ readonly step: 'rows' } & Checked)
  | ({ readonly step: 'trial'; readonly stage: Stage; readonly sums: Sums } & Checked)
  | ({
      readonly step: 'confirm';
      /** The dry run of all lines. */
      readonly whole: Simulation;
      /** New departments that are not created: their people are left out. */
      readonly leftOut: readonly string[];
    } & Mailing &
      Tried)
  | ({ readonly step: 'importing'; readonly stage: Stage; readonly sums: Sums } & Mailing & Tried)
  | ({ readonly step: 'result'; readonly sums: Sums; readonly isDownloaded: boolean } & Mailing & Tried);

/** The state in one step. */
export type ImportStateIn<S extends ImportState['step']> = Extract<ImportState, { readonly step: S }>;

export const BEGINNING: ImportState = { step: 'file', isReading: false, refusal: null };

/** Whether closing the tab would lose links that nobody has, or leave an import in the middle. */
export const wouldLose = (state: ImportState): boolean =>
  state.step === 'importing' ||
  (state.step === 'result' && !state.byMail && state.sums.invitations.length > 0 && !state.isDownloaded);
