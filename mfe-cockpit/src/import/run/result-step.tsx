import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import { ProblemList } from '../rows/problem-list.tsx';
import { wouldLose, type ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { LinksToDownload } from './links-to-download.tsx';
import { LostLinks } from './lost-links.tsx';
import { OutcomeCounts } from './outcome-counts.tsx';
import { RestartButton } from './restart-button.tsx';
import { SeatsAfter } from './seats-after.tsx';
import { listLeftOut, combineResults } from './whole-file.ts';
import { withoutLink } from './worth-importing.ts';

interface Props {
  readonly state: ImportStateIn<'result'>;
  readonly store: Pick<ImportStore, 'noteDownload' | 'restart'>;
  readonly download: ImportPorts['download'];
}

/** What was done, and the links, which are shown here alone. */
export function ResultStep({ state, store, download }: Props) {
  const { sums, rows, trial, checked } = state;
  const unsent = rows.length - sums.sent;
  const results = combineResults(trial, sums);
  const problems = listLeftOut(checked, results);
  return (
    <>
      <OutcomeCounts results={results} isDone />
      {checked.bad.length > 0 && (
        <p>
          {counted(
            checked.bad.length,
            'linha com problema já tinha ficado de fora na conferência',
            'linhas com problema já tinham ficado de fora na conferência',
          )}
          .
        </p>
      )}
      {unsent > 0 && (
        <p>
          {counted(unsent, 'linha não foi enviada', 'linhas não foram enviadas')}. Importe o mesmo arquivo de
          novo quando quiser: o que já está na lista não se repete.
        </p>
      )}
      <SeatsAfter seats={sums.seats} results={results} isDone />
      {sums.invitations.length > 0 && (
        <LinksToDownload
          invitations={sums.invitations}
          isDownloaded={state.isDownloaded}
          onDownloaded={store.noteDownload}
          download={download}
        />
      )}
      <LostLinks rows={withoutLink(rows, trial, sums)} />
      {problems.length > 0 && (
        <ProblemList title="Linhas que ficaram de fora" problems={problems} download={download} />
      )}
      <div className={styles['ways']}>
        <Link to={COCKPIT_PATHS.people} className={buttonClass({ variant: 'secondary' })}>
          Ver a lista de pessoas
        </Link>
        <RestartButton wouldLose={wouldLose(state)} onRestart={store.restart} />
      </div>
    </>
  );
}
