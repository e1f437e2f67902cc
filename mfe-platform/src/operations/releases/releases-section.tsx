import {
  conditionOf,
  type OperationsHealth,
  type ReleaseAction,
  type StandingRemote,
} from '@aura/shared-domain';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import { CONDITIONS } from '../conditions.ts';
import type { OperationsPorts } from '../ports.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ReleaseLog } from './release-log.tsx';
import styles from './releases.module.css';
import { RemotesTable } from './remotes-table.tsx';
import type { ReleasesState } from './use-releases.ts';

interface Props {
  readonly state: ReleasesState;
  /** What is known of the versions; null while nothing is. */
  readonly health: OperationsHealth | null;
  readonly ports: OperationsPorts;
}

/** A change that somebody is about to confirm, with the state that it was chosen in. */
interface Wanted {
  readonly action: ReleaseAction;
  readonly remote: StandingRemote;
  readonly seen: number;
}

type Outcome = { readonly tone: 'success' | 'warning'; readonly text: string };

/** What people get of each remote, what was done to it, and the ways to change that. */
export function ReleasesSection({ state, health, ports }: Props) {
  const { releases, error, busy, refresh, loadOlder } = state;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [changing, setChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const conditionText = (remote: string) => (version: string) => {
    const known = health?.versions.find((one) => one.remote === remote && one.version === version);
    return (known ? CONDITIONS[conditionOf(known)] : CONDITIONS.unknown).label;
  };
  const open = (action: ReleaseAction, remote: StandingRemote) => {
    setProblem(null);
    setOutcome(null);
    setWanted({ action, remote, seen: releases?.revision ?? 0 });
  };
  const confirm = async ({ action, remote, seen }: Wanted, reason: string, to: string | undefined) => {
    setChanging(true);
    setProblem(null);
    const request = { action, remote: remote.name, reason, seen, ...(to !== undefined && { to }) };
    const changed = await ports.changeRelease(request);
    setChanging(false);
    if (!changed.ok && changed.error.code !== 'conflict') return setProblem(changed.error.message);
    // Where somebody else was first, what was about to be confirmed is not true any more.
    setWanted(null);
    setOutcome(
      changed.ok
        ? { tone: 'success', text: `${changed.value.message} Revisão ${changed.value.revision}.` }
        : { tone: 'warning', text: changed.error.message },
    );
    refresh();
  };

  return (
    <section aria-labelledby="publicacoes" className={styles['section']}>
      <h2 id="publicacoes">Publicações</h2>
      <div role="status" className={styles['outcome']}>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </div>
      {error && (
        <Notice
          tone="error"
          title="Não foi possível ler as publicações"
          action={
            <Button variant="secondary" busy={busy} onClick={refresh}>
              Ler de novo
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!releases && !error && <Spinner label="Lendo as publicações…" />}
      {releases && releases.missing.length > 0 && (
        <Notice tone="info" title="Aqui só é possível olhar">
          Para mudar as publicações nesta página, configure nas funções: {releases.missing.join(', ')}.
          Enquanto isso, use <code>npm run remote</code>.
        </Notice>
      )}
      {releases?.isReadable && (
        <>
          <RemotesTable
            remotes={releases.remotes}
            canChange={releases.missing.length === 0}
            onChange={open}
          />
          <ReleaseLog log={releases.log} hasOlder={releases.hasOlder} busy={busy} onOlder={loadOlder} />
        </>
      )}
      {wanted && (
        <ChangeDialog
          {...wanted}
          conditionOf={conditionText(wanted.remote.name)}
          busy={changing}
          problem={problem}
          onConfirm={(reason, to) => void confirm(wanted, reason, to)}
          onCancel={() => {
            // What is under way cannot be called back.
            if (!changing) setWanted(null);
          }}
        />
      )}
    </section>
  );
}
