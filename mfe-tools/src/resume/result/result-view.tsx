import {
  ANALYSED_ID,
  AnalysedText,
  type ContentsEntry,
  ContentsLayout,
  HowCalculated,
  jumpOnClick,
  ScoreSummary,
  TextOnPage,
} from '@aura/shared-career-ui';
import {
  choosePlural,
  formatCount,
  formatLongDay,
  makeFit,
  type ResumeAnalysis,
  type ResumeStructure,
  type StoredResumeRun,
  type Suggestion,
  type DraftedText,
} from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card, PageHeader, Spinner } from '@aura/shared-ui';
import { Suspense, useMemo, type Dispatch, type ReactNode } from 'react';
import { draftLetter } from '@aura/shared-career/letter';
import { DeductionList } from '../../deductions/deduction-list.tsx';
import { FindingsSection } from '../../findings/findings-section.tsx';
import { findFitRange } from '../../job-terms/fit-words.ts';
import styles from '../../tools.module.css';
import { HOME_PATH } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { Accepted, OptimizerState } from '../state.ts';
import { BothScores } from './both-scores.tsx';
import { MatchSection } from './match-section.tsx';
import { describeQuality } from './readings.ts';
import { SaveVersion } from './save-version.tsx';
import { useRevision } from './use-revision.ts';
import { SuggestionsSection } from './suggestions-section.tsx';
import { VersionChanges } from './version-changes.tsx';
import { applySuggestion } from '@aura/shared-career/apply';
import studioStyles from '../studio/studio.module.css';
import { TaskOutcome, useOutcomeTask } from '../../task/task-outcome.tsx';
import { DraftedCard } from '../../drafted/drafted-card.tsx';

/** A letter for the ad, to copy once the person has said why they want the job. */
function LetterSection({ letter }: { readonly letter: DraftedText }) {
  return (
    <section className={styles['section']} aria-labelledby="letter-title">
      <h2 id="letter-title">Carta para a vaga</h2>
      <p>Ela leva só frases suas que provam o que o anúncio pede. O motivo é você quem diz.</p>
      <Card as="article">
        <DraftedCard drafted={letter} rewritten={null} model={null}>
          {(text) => <p className={styles['verbatim']}>{text}</p>}
        </DraftedCard>
      </Card>
    </section>
  );
}

/** The page of the CV and its files come after the analysis: their code is a separate chunk. */
const later = {
  aside: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-studio" */ '../studio/studio-aside.tsx').then(({ StudioAside }) => ({
      default: StudioAside,
    })),
  ),
  download: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-studio" */ '../export/quick-download.tsx').then(
      ({ QuickDownload }) => ({ default: QuickDownload }),
    ),
  ),
  exports: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-studio" */ '../export/export-panel.tsx').then(({ ExportPanel }) => ({
      default: ExportPanel,
    })),
  ),
};

const ORDER: Readonly<Record<Suggestion['operation'], number>> = { replace: 0, add: 1, remove: 2 };

/** Digits of a path compared as numbers, so that `items.10` comes after `items.9`. */
const byPath = new Intl.Collator('en', { numeric: true });

/**
 * A CV with the accepted suggestions in it. Replacements first, then additions, then removals from the end to the
 * beginning: so no change moves the place of another. One that no longer fits is left out.
 */
function withAccepted(
  resume: ResumeStructure,
  suggestions: readonly Suggestion[],
  accepted: readonly Accepted[],
): ResumeStructure {
  const texts = new Map(accepted.map(({ id, text }) => [id, text]));
  return suggestions
    .filter(({ id }) => texts.has(id))
    .toSorted((a, b) => ORDER[a.operation] - ORDER[b.operation] || byPath.compare(b.path, a.path))
    .reduce((current, suggestion) => {
      const next = applySuggestion(current, suggestion, texts.get(suggestion.id) ?? '');
      return next.ok ? next.value : current;
    }, resume);
}

/** The sections about the scores, with the way to the suggestions in sight along them in narrow windows. */
const ScoreSections = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <div className={styles['column']}>
    {children}
    {count > 0 && (
      <LowerBar onlyNarrow>
        <p className={styles['note']}>{formatCount(count, 'sugestão', 'sugestões')} para melhorar</p>
        <a
          className={buttonClass({ variant: 'primary' })}
          href="#suggestions-title"
          onClick={jumpOnClick('suggestions-title')}
        >
          Ver sugestões
        </a>
      </LowerBar>
    )}
  </div>
);

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
  const revision = useRevision({ runId, run, working, accepted });
  const letter = useMemo(
    () => (analysis.match ? draftLetter(working, analysis.match) : null),
    [working, analysis.match],
  );
  // A CV as it was sent needs no download; a version with accepted changes does.
  const isFirst = !run.changes && analysis.suggestions.length > 0;
  const task = useOutcomeTask(runId, run.changes ?? []);
  // What became of a task has the main call of the page.
  const waits = isFirst || (run.changes !== undefined && task !== null);
  const toSuggestions = analysis.suggestions.length > 0 && (
    <a
      className={buttonClass({ variant: isFirst ? 'primary' : 'secondary' })}
      href="#suggestions-title"
      onClick={jumpOnClick('suggestions-title')}
    >
      {choosePlural(
        analysis.suggestions.length,
        'Ver a sugestão',
        `Ver as ${analysis.suggestions.length} sugestões`,
      )}
    </a>
  );
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de currículo"
        title="Seu currículo, linha a linha"
        lead={`Análise de ${formatLongDay(run.createdAt)}${input.goal ? `, para “${input.goal}”` : ''}${input.jobText ? ', com uma vaga' : ''}.`}
        actions={
          <Link className={buttonClass({ variant: 'quiet' })} to={HOME_PATH}>
            Ver todas as versões
          </Link>
        }
      />
      <BothScores analysis={analysis} />
      <div className={styles['row']} data-no-print>
        <Suspense
          fallback={
            <>
              <Button disabled variant={waits ? 'secondary' : 'primary'}>
                Baixar o currículo em PDF
              </Button>
              {toSuggestions}
            </>
          }
        >
          <later.download
            resume={working}
            look={state.look}
            dispatch={dispatch}
            hasBegun={state.resume !== null}
            waits={waits}
          >
            {toSuggestions}
          </later.download>
        </Suspense>
      </div>
      {run.changes && <TaskOutcome runId={runId} changes={run.changes} />}
      {run.changes && (
        <VersionChanges
          changes={run.changes}
          summary={`O que esta versão mudou${input.jobText ? ' para a vaga' : ''}, e por quê`}
        />
      )}
      <ContentsLayout entries={listContents(analysis, letter !== null)}>
        <TextOnPage value={{ source: 'cv', lines: analysis.text.split('\n').length }}>
          <ScoreSections count={isFirst ? analysis.suggestions.length : 0}>
            <ScoreSummary
              id="quality"
              title="Qualidade do currículo"
              score={analysis.quality}
              reading={describeQuality(analysis.quality)}
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
          </ScoreSections>
          <div className={studioStyles['bench']}>
            <div className={studioStyles['columns']}>
              <div className={studioStyles['column']}>
                <SuggestionsSection
                  runId={runId}
                  run={run}
                  accepted={accepted}
                  revision={revision}
                  dispatch={dispatch}
                />
                <SaveVersion run={run} acceptedCount={accepted.length} revision={revision} />
                {letter && <LetterSection letter={letter} />}
                <Suspense fallback={<Spinner />}>
                  <later.exports
                    resume={working}
                    look={state.look}
                    dispatch={dispatch}
                    hasBegun={state.resume !== null}
                  />
                </Suspense>
              </div>
              <Suspense fallback={null}>
                <later.aside resume={working} look={state.look} dispatch={dispatch} />
              </Suspense>
            </div>
          </div>
          <FindingsSection findings={analysis.findings} />
          <HowCalculated
            score={analysis.quality}
            name="qualidade do currículo"
            origin={`análise ${analysis.version} · entrada ${analysis.inputHash.slice(0, 12)}`}
          />
          {analysis.match && (
            <HowCalculated
              id="how-match"
              score={analysis.match.score}
              name="combinação com a vaga"
              {...(findFitRange(makeFit(analysis.match)) && { sameAs: 'ao número maior da faixa' })}
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

/** The sections that an analysis has, in their order on the page. */
function listContents({ match, findings }: ResumeAnalysis, hasLetter: boolean): ContentsEntry[] {
  const entries: readonly (readonly [id: string, label: string, shown: boolean])[] = [
    ['quality-title', 'Qualidade do currículo', true],
    ['deductions-title', 'De onde vem cada ponto', true],
    ['match-title', 'Combinação com a vaga', match !== null],
    ['suggestions-title', 'Sugestões', true],
    ['save-title', 'Guardar e medir de novo', true],
    ['letter-title', 'Carta para a vaga', hasLetter],
    ['export-title', 'Levar o currículo', true],
    ['findings-title', 'Vale saber', findings.length > 0],
    ['how-title', 'Como calculamos', true],
    [ANALYSED_ID, 'Seu currículo como foi analisado', true],
  ];
  return entries.filter(([, , shown]) => shown).map(([id, label]) => ({ id, label }));
}
