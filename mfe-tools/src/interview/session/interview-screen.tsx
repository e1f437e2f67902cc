import { type DraftSaving } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import type { Interview } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useCallback, useMemo, useState, type Dispatch } from 'react';
import type { InterviewAction } from '../draft/reducer.ts';
import type { InterviewDraft } from '../draft/state.ts';
import { findOpenIndex } from '../open-question.ts';
import { SIMULATOR_PATH } from '../paths.ts';
import { ReportPage } from '../report/report-page.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { interviewRecords } from '../records.ts';

interface Props {
  readonly id: string;
  /** Number of the question as the address gives it; null where it names none. */
  readonly question: string | null;
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
  readonly saving: DraftSaving;
}

/** One simulation: the question that the address names, or its report. */
export function InterviewScreen({ id, question, draft, dispatch, saving }: Props) {
  const stored = useAsked(useCallback(() => interviewRecords.load(id), [id]));
  const [changed, setChanged] = useState<Interview | null>(null);
  // A grade moves the first open question on, and the person is to read it before they follow.
  const opened = useMemo(() => (stored.value ? findOpenIndex(stored.value) : 0), [stored.value]);
  if (stored.status !== 'ready') {
    return (
      <>
        {stored.error && (
          <PageHeader eyebrow="Simulador de entrevista" title="Simulação" actions={<Back />} />
        )}
        <Answered asked={stored} label="Abrindo a simulação…" />
      </>
    );
  }
  const interview = changed ?? stored.value;
  if (!interview) return <NotFound />;
  if (interview.finishedAt && question === null) return <ReportPage id={id} interview={interview} />;
  const index = indexOf(interview, question) ?? opened;
  const asked = interview.questions[index];
  if (!asked) return <NotFound />;
  return (
    <QuestionScreen
      key={asked.id}
      at={{ id, interview, index, question: asked }}
      draft={draft}
      dispatch={dispatch}
      saving={saving}
      onChanged={setChanged}
    />
  );
}

/** The requested question; null where none is asked for, or one that is not there. */
function indexOf(interview: Interview, number: string | null): number | null {
  const asked = Number(number) - 1;
  return number !== null && interview.questions[asked] ? asked : null;
}

const NotFound = () => (
  <PageHeader
    eyebrow="Simulador de entrevista"
    title="Simulação não encontrada"
    lead="Ela foi apagada, deu lugar a outras mais novas ou foi feita em um formato que esta versão não abre."
    actions={<Back />}
  />
);

const Back = () => (
  <Link className={buttonClass({ variant: 'secondary' })} to={SIMULATOR_PATH}>
    Ver suas simulações
  </Link>
);
