import {
  makeFitOn,
  type ApiError,
  type Fit,
  type Result,
  type Vacancy,
  jobPostingEndpoint,
  jobsSaveEndpoint,
} from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, showToast } from '@aura/shared-ui';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { buildSavedJobPath, RADAR_PATH } from '../paths.ts';
import { savedJobRecords } from '../records.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Whether it is known to be saved. */
  readonly isSaved?: boolean;
  /** The ad and its fit where they are at hand; they are fetched otherwise. */
  readonly at?: { readonly vacancy: Vacancy; readonly fit: Fit | null } | undefined;
}

/** The jobs that were saved from any of the buttons inside, by id. */
const SavedJobs = createContext<{
  readonly ids: ReadonlySet<string>;
  readonly add: (id: string) => void;
} | null>(null);

/** Lets several buttons for the same posting (in the list, beside it) show alike that it is saved. */
export function ShareSavedJobs({ children }: { readonly children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const shared = useMemo(
    () => ({ ids, add: (id: string) => setIds((before) => new Set(before).add(id)) }),
    [ids],
  );
  return <SavedJobs value={shared}>{children}</SavedJobs>;
}

/** Keeps a posting with the jobs that the person follows. */
export function SaveJob({ id, title, isSaved = false, at }: Props) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that held the focus is gone; the link that took its place says what happened.
    if (state === 'saved') link.current?.focus();
  }, [state]);
  const shared = use(SavedJobs);
  const isKept = useIsKept(at ? id : null);
  if (state === 'saved' || isSaved || isKept || shared?.ids.has(id)) {
    return (
      <Link ref={link} to={buildSavedJobPath(id)}>
        Guardada em Minhas vagas
      </Link>
    );
  }
  const save = async () => {
    setState('saving');
    const outcome = await saveJob(id, at ?? null);
    setState(outcome.ok ? 'saved' : 'idle');
    if (outcome.ok) {
      shared?.add(id);
      void refreshAfterWork(RADAR_PATH);
    }
    if (!outcome.ok) showToast({ kind: 'error', text: withOffline(outcome.error.message) });
  };
  return (
    <Button
      variant="secondary"
      busy={state === 'saving'}
      aria-label={`Guardar a vaga ${title}`}
      onClick={() => void save()}
    >
      Guardar
    </Button>
  );
}

/** Whether a posting is among the followed jobs already; asked of an open one alone, since a list has many. */
function useIsKept(id: string | null): boolean {
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    void savedJobRecords.load(id).then((loaded) => {
      if (loaded.ok && loaded.value) setKept(id);
    });
  }, [id]);
  return id !== null && kept === id;
}

/** Saves a posting; an already saved one stays unchanged. */
export async function saveJob(id: string, at: Props['at'] | null): Promise<Result<unknown, ApiError>> {
  if (at) return call(jobsSaveEndpoint, { jobs: [at] });
  const posting = await call(jobPostingEndpoint, { id });
  if (!posting.ok) return posting;
  const { posting: found, match } = posting.value;
  return call(jobsSaveEndpoint, {
    jobs: [{ vacancy: found.vacancy, fit: match && makeFitOn(match, new Date()) }],
  });
}
