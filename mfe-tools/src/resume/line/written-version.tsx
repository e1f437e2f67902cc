import { AnalysedText, PlanLimit } from '@aura/shared-career-ui';
import { renderResumeText } from '@aura/shared-career/render';
import { formatLongDay, type StoredResumeVersion, resumeRunEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, PageHeader } from '@aura/shared-ui';
import { Suspense, useState } from 'react';
import { askOrFind } from '../../runs/ask-or-find.ts';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { useToolRun } from '../../runs/use-tool-run.ts';
import { TaskOutcome, useOutcomeTask } from '../../task/task-outcome.tsx';
import styles from '../../tools.module.css';
import { RESUME_LIMIT } from '../limit.ts';
import { HOME_PATH, runPath } from '../paths.ts';
import { ChangeList } from '../result/version-changes.tsx';
import type { Look } from '../studio/look.ts';

const Download = lazyWithRetry(() =>
  import(/* webpackChunkName: "resume-studio" */ '../export/quick-download.tsx').then(
    ({ QuickDownload }) => ({
      default: QuickDownload,
    }),
  ),
);

interface Props {
  readonly runId: string;
  readonly version: StoredResumeVersion;
  readonly look: Look;
}

/** A version of the CV that the person wrote: the task behind it, what changed, the file, and the way to a measure. */
export function WrittenVersion({ runId, version, look }: Props) {
  const { input, changes, createdAt } = version;
  const task = useOutcomeTask(runId, changes ?? []);
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de currículo"
        title="Sua linha está no currículo"
        lead={`Versão guardada em ${formatLongDay(createdAt)}. Escrever não gasta análise: por isso ela ainda não tem nota.`}
        actions={
          <Link className={buttonClass({ variant: 'quiet' })} to={HOME_PATH}>
            Ver todas as versões
          </Link>
        }
      />
      <TaskOutcome runId={runId} changes={changes ?? []} />
      {changes && (
        <section className={styles['section']} aria-labelledby="changes-title">
          <h2 id="changes-title">O que mudou</h2>
          <ChangeList changes={changes} />
        </section>
      )}
      <section className={styles['section']} aria-labelledby="take-title" data-no-print>
        <h2 id="take-title">Levar o currículo</h2>
        <div className={styles['row']}>
          <Suspense
            fallback={
              <Button disabled variant={task ? 'secondary' : 'primary'}>
                Baixar o currículo em PDF
              </Button>
            }
          >
            <Download
              resume={input.resume}
              look={look}
              dispatch={null}
              hasBegun={false}
              waits={task !== null}
            >
              {null}
            </Download>
          </Suspense>
        </div>
      </section>
      <MeasureSection runId={runId} version={version} />
      <AnalysedText
        title="O texto desta versão"
        note="É o currículo inteiro, com a linha nova no lugar dela."
        text={renderResumeText(input.resume)}
      />
    </>
  );
}

/** Has the version analysed, if the person wants a number. */
function MeasureSection({ runId, version }: Pick<Props, 'runId' | 'version'>) {
  // The same version is the same request, so that a second attempt counts once.
  const [requestId] = useState(() => crypto.randomUUID());
  const { running, failure, run } = useToolRun({
    tool: HOME_PATH,
    input: () => version.input,
    call: (input) =>
      askOrFind('resume', requestId, () => call(resumeRunEndpoint, { requestId, revisionOf: runId, input })),
    onDone: () => undefined,
    pathOf: runPath,
    readyText: 'A análise da sua versão ficou pronta: veja em Otimizador de currículo.',
  });
  return (
    <section className={styles['section']} aria-labelledby="measure-title" data-no-print>
      <h2 id="measure-title">Medir esta versão</h2>
      <p>
        Não é preciso para a tarefa. Nas 24 horas depois de uma análise, medir de novo o mesmo currículo não
        conta no mês; depois disso, conta como uma análise.
      </p>
      <PlanLimit of={RESUME_LIMIT} brief />
      {failure && <FailureNotice failure={failure} limit={RESUME_LIMIT} onRetry={() => void run()} />}
      <div>
        <Button variant="secondary" busy={running} onClick={() => void run()}>
          {running ? 'Analisando…' : 'Analisar esta versão'}
        </Button>
      </div>
    </section>
  );
}
