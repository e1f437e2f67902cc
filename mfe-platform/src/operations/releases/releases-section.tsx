import {
  judgeCondition,
  type OperationsHealth,
  type ReleaseAction,
  type ReleasesResponse,
  type StandingRemote,
} from '@aura/shared-domain';
import { Answered, type Asked, useMore } from '@aura/shared-pages/data';
import { Button, type DataColumn, DataTable, Disclosure, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import { CONDITIONS } from '../conditions.ts';
import type { OperationsPorts } from '../ports.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './releases.module.css';
import { RemotesTable } from './remotes-table.tsx';
import { formatDayAndTime } from '../format.ts';
import { describeDeed } from './changes.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'what', label: 'Revisão' },
  { key: 'version', label: 'Versão' },
  { key: 'deed', label: 'O que foi feito' },
  { key: 'by', label: 'Quem' },
  { key: 'reason', label: 'Por quê' },
  { key: 'at', label: 'Quando' },
];

interface ReleaseLogProps {
  /** The newest page of the log. */
  readonly first: Pick<ReleasesResponse, 'log' | 'hasOlder'>;
  readonly load: OperationsPorts['loadReleases'];
}

/** Who did what to which remote, and why; newest first. */
function ReleaseLog({ first, load }: ReleaseLogProps) {
  const { pages, problem, isAsking, more } = useMore(first, (known) => {
    const before = known.at(-1)?.log.at(-1)?.revision;
    return load(before === undefined ? {} : { before });
  });
  const log = pages.flatMap((page) => page.log);
  if (log.length === 0) return null;
  const rows = log.map(({ revision, remote, version, action, by, reason, at }) => ({
    id: String(revision),
    what: revision,
    version: `${remote} ${version}`,
    deed: describeDeed(action),
    by,
    reason: reason ?? '–',
    at: formatDayAndTime(new Date(at)),
  }));
  return (
    <>
      <DataTable
        caption="Histórico, do mais novo ao mais antigo"
        columns={COLUMNS}
        rows={rows}
        narrow="stack"
      />
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {pages.at(-1)?.hasOlder && (
        <Button variant="secondary" busy={isAsking} onClick={() => void more()}>
          Mostrar mudanças mais antigas
        </Button>
      )}
    </>
  );
}

interface Props {
  readonly asked: Asked<ReleasesResponse>;
  /** What is known of the versions; null while nothing is. */
  readonly health: OperationsHealth | null;
  readonly ports: OperationsPorts;
}

/** A change that needs confirmation, with the state in which it was chosen. */
interface Wanted {
  readonly action: ReleaseAction;
  readonly remote: StandingRemote;
  readonly seen: number;
}

type Outcome = { readonly tone: 'success' | 'warning'; readonly text: string };

/** What people get of each remote, what was done to it, and the ways to change that. */
export function ReleasesSection({ asked, health, ports }: Props) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [changing, setChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const conditionText = (remote: string) => (version: string) => {
    const known = health?.versions.find((one) => one.remote === remote && one.version === version);
    return (known ? CONDITIONS[judgeCondition(known)] : CONDITIONS.unknown).label;
  };
  const open = (action: ReleaseAction, remote: StandingRemote) => {
    setProblem(null);
    setOutcome(null);
    setWanted({ action, remote, seen: asked.value?.revision ?? 0 });
  };
  const confirm = async ({ action, remote, seen }: Wanted, reason: string, to: string | undefined) => {
    setChanging(true);
    setProblem(null);
    const request = { action, remote: remote.name, reason, seen, ...(to !== undefined && { to }) };
    const changed = await ports.changeRelease(request);
    setChanging(false);
    if (!changed.ok && changed.error.code !== 'conflict') return setProblem(changed.error.message);
    // After another operator's change, the pending confirmation is outdated.
    setWanted(null);
    setOutcome(
      changed.ok
        ? { tone: 'success', text: `${changed.value.message} Revisão ${changed.value.revision}.` }
        : { tone: 'warning', text: changed.error.message },
    );
    asked.reload();
  };

  return (
    <section aria-labelledby="publicacoes" className={styles['section']}>
      <h2 id="publicacoes">O que está no ar</h2>
      <div role="status" className={styles['outcome']}>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </div>
      <Answered asked={asked} label="Lendo as publicações…" failed="Não foi possível ler as publicações">
        {(releases) => <Releases releases={releases} load={ports.loadReleases} onChange={open} />}
      </Answered>
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

interface ReleasesProps {
  readonly releases: ReleasesResponse;
  readonly load: OperationsPorts['loadReleases'];
  readonly onChange: (action: ReleaseAction, remote: StandingRemote) => void;
}

function Releases({ releases, load, onChange }: ReleasesProps) {
  const { missing, isReadable, remotes } = releases;
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="info" title="Aqui só é possível olhar">
          Quem administra o projeto ainda não permitiu mudar as publicações por esta página.
          <Disclosure summary="Para quem administra o projeto">
            <p>
              Para mudar as publicações nesta página, configure nas funções: {missing.join(', ')}. Enquanto
              isso, use <code>npm run remote</code>.
            </p>
          </Disclosure>
        </Notice>
      )}
      {isReadable && (
        <>
          <RemotesTable remotes={remotes} canChange={missing.length === 0} onChange={onChange} />
          <ReleaseLog first={releases} load={load} />
        </>
      )}
    </>
  );
}
