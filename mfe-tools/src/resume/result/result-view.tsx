import {
  AnalysedText,
  ContentsLayout,
  formatDate,
  HowCalculated,
  ScoreSummary,
  TextOnPage,
} from '@aura/shared-career-ui';
import type { StoredResumeRun } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useMemo, type Dispatch } from 'react';
import { DeductionList } from '../../deductions/deduction-list.tsx';
import { FindingsSection } from '../../findings/findings-section.tsx';
import styles from '../../tools.module.css';
import { ExportPanel } from '../export/export-panel.tsx';
import { HOME_PATH } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { OptimizerState } from '../state.ts';
import { contentsOf } from './contents.ts';
import { MatchSection } from './match-section.tsx';
import { qualityReading } from './readings.ts';
import { SaveVersion } from './save-version.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';
import { withAccepted } from './work.ts';

interface Props {
  readonly runId: string;
  readonly run: StoredResumeRun;
  readonly state: OptimizerState;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** An analysis from top to bottom: the numbers, where they come from, what to change and what to take along. */
export function ResultView({ runId, run, state, dispatch }: Props) {
  const { analysis, input } = run;
  const accepted = useMemo(
    () => (state.work?.runId === runId ? state.work.accepted : []),
    [state.work, runId],
  );
  const working = useMemo(
    () => withAccepted(input.resume, analysis.suggestions, accepted),
    [input.resume, analysis.suggestions, accepted],
  );
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de currículo"
        title="Seu currículo, linha a linha"
        lead={`Análise de ${formatDate(run.createdAt)}${input.goal ? `, para “${input.goal}”` : ''}${input.jobText ? ', com uma vaga' : ''}.`}
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={HOME_PATH}>
            Ver todas as versões
          </Link>
        }
      />
      <ContentsLayout entries={contentsOf(analysis)}>
        <TextOnPage value={{ source: 'cv', lines: analysis.text.split('\n').length }}>
          <ScoreSummary
            id="quality"
            title="Qualidade do currículo"
            score={analysis.quality}
            reading={qualityReading(analysis.quality)}
          >
            {analysis.quality.multiplier && analysis.quality.multiplier.value < 1 && (
              <p className={styles['note']}>{analysis.quality.multiplier.reason}</p>
            )}
          </ScoreSummary>
          <section className={styles['section']} aria-labelledby="deductions-title">
            <h2 id="deductions-title">De onde vem cada ponto</h2>
            <DeductionList dimensions={analysis.quality.dimensions} deductions={analysis.deductions} />
          </section>
          {analysis.match && <MatchSection match={analysis.match} jobText={input.jobText} />}
          <SuggestionsSection runId={runId} run={run} accepted={accepted} dispatch={dispatch} />
          <SaveVersion runId={runId} run={run} working={working} acceptedCount={accepted.length} />
          <FindingsSection findings={analysis.findings} />
          <ExportPanel resume={working} />
          <HowCalculated
            score={analysis.quality}
            name="qualidade do currículo"
            origin={`análise ${analysis.version} · entrada ${analysis.inputHash.slice(0, 12)}`}
          />
          {analysis.match && (
            <HowCalculated
              id="how-match"
              score={analysis.match.score}
              name="aderência à vaga"
              origin={`análise ${analysis.version} · entrada ${analysis.inputHash.slice(0, 12)}`}
            />
          )}
        </TextOnPage>
        <AnalysedText
          title="Seu currículo como foi analisado"
          note="As provas citadas nesta página trazem o número da linha neste texto, que é o dos campos que você conferiu."
          text={analysis.text}
        />
      </ContentsLayout>
    </>
  );
}
