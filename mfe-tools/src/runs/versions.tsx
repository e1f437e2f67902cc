import { Answered, useAsked } from '@aura/shared-pages/data';
import { STORED_RUNS } from '@aura/shared-domain';
import { deleteRun, type ListedRun, listRuns, type RunTool } from './records.ts';
import { Link, navigate } from '@aura/shared-session/router';
import { Button, Checkbox, showToast, Spinner } from '@aura/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from '../tools.module.css';
import { formatVersionTitle } from './version-title.ts';
import { useAsking } from './use-asking.ts';

type StoredRun<T extends RunTool> = NonNullable<ListedRun<T>['run']>;

interface Props<T extends RunTool> {
  readonly tool: T;
  /** The text before the first version. */
  readonly none: string;
  readonly summaryOf: (run: StoredRun<T>) => string;
  readonly pathOf: (id: string) => string;
  readonly comparePath: (before: string, after: string) => string;
}

/** Every version that is kept, to open, compare two by two, or delete. */
export function Versions<T extends RunTool>({ tool, none, summaryOf, pathOf, comparePath }: Props<T>) {
  const stored = useAsked(useCallback(() => listRuns(tool), [tool]));
  const { value: listed, reload } = stored;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasDeleted = useRef(false);
  // The list is fetched anew after a deletion; what had the focus is no longer in it.
  useEffect(() => {
    if (hasDeleted.current) heading.current?.focus();
    hasDeleted.current = false;
  }, [listed]);
  if (stored.status === 'loading') return <Spinner label="Buscando suas versões…" />;
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  const runs = listed ?? [];
  const compare = () => {
    // The older one is the one to start from.
    const [after, before] = runs.filter(({ id }) => chosen.includes(id));
    if (before && after) navigate(comparePath(before.id, after.id));
  };
  return (
    <section className={styles['section']} aria-labelledby="versions-title">
      <h2 id="versions-title" ref={heading} tabIndex={-1} className={styles['step']}>
        Suas versões
      </h2>
      <Answered asked={stored} label="Buscando suas versões…">
        {() => runs.length === 0 && <p>{none}</p>}
      </Answered>
      {runs.length > 0 && (
        <>
          <p className={styles['note']}>
            As {STORED_RUNS} mais recentes ficam guardadas. Escolha duas para comparar.
          </p>
          <ul className={styles['list']}>
            {runs.map(({ id, createdAt, run }) => (
              <li key={id}>
                <Version
                  title={formatVersionTitle(createdAt)}
                  summary={run && summaryOf(run)}
                  path={pathOf(id)}
                  chosen={chosen.includes(id)}
                  onChoose={() => choose(id)}
                  onDelete={async () => {
                    const deleted = await deleteRun(tool, id);
                    hasDeleted.current = deleted.ok;
                    if (deleted.ok) reload();
                    else showToast({ kind: 'error', text: deleted.error.message });
                  }}
                />
              </li>
            ))}
          </ul>
          {runs.length > 1 && (
            <div>
              <Button variant="secondary" disabled={chosen.length !== 2} onClick={compare}>
                Comparar as duas escolhidas
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  /** Null where this build cannot open it. */
  readonly summary: string | null;
  readonly path: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onDelete: () => Promise<void>;
}

function Version({ title, summary, path, chosen, onChoose, onDelete }: VersionProps) {
  const { asking, setAsking, decision } = useAsking();
  return (
    <div className={styles['head']}>
      <div>
        {summary === null ? title : <Link to={path}>{title}</Link>}{' '}
        <span className={styles['note']}>{summary ?? 'feita em um formato que esta versão não abre'}</span>
      </div>
      <div className={styles['row']}>
        {summary !== null && (
          <Checkbox label={`Comparar a de ${title}`} checked={chosen} onChange={onChoose} />
        )}
        {asking ? (
          <>
            <Button variant="danger" onClick={() => void onDelete()}>
              Apagar de vez
            </Button>
            <Button ref={decision} variant="quiet" onClick={() => setAsking(false)}>
              Manter
            </Button>
          </>
        ) : (
          <Button
            ref={decision}
            variant="quiet"
            aria-label={`Apagar a versão de ${title}`}
            onClick={() => setAsking(true)}
          >
            Apagar
          </Button>
        )}
      </div>
    </div>
  );
}
