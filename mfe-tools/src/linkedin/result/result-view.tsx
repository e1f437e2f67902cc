import {
  AnalysedText,
  ContentsLayout,
  formatDate,
  HowCalculated,
  ScoreSummary,
  TextOnPage,
} from '@aura/shared-career-ui';
import type { StoredLinkedInRun } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { DeductionList } from '../../deductions/deduction-list.tsx';
import { FindingsSection } from '../../findings/findings-section.tsx';
import styles from '../../tools.module.css';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPanel } from '../../writing/writing-panel.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import { ChecklistSection } from './checklist-section.tsx';
import { contentsOf } from './contents.ts';
import { DraftsSection } from './drafts-section.tsx';
import { InconsistenciesSection } from './inconsistencies-section.tsx';
import { profileReading } from './readings.ts';
import { SuggestionsSection } from './suggestions-section.tsx';

interface Props {
  readonly runId: string;
  readonly run: StoredLinkedInRun;
}

/** An analysis of a profile from top to bottom. */
export function ResultView({ runId, run }: Props) {
  const { analysis, input } = run;
  const { writing, start, cancel } = useWriting({ tool: 'linkedin', runId });
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de LinkedIn"
        title="Seu perfil, seção por seção"
        lead={`Análise de ${formatDate(run.createdAt)}${input.goal ? `, para “${input.goal}”` : ''}${input.resume ? ', comparada com o seu currículo' : ''}.`}
        actions={
          <div className={styles['row']}>
            <Link className={buttonClass({ variant: 'primary' })} to={stepPath('perfil')}>
              Medir o perfil de novo
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={HOME_PATH}>
              Ver todas as versões
            </Link>
          </div>
        }
      />
      <ContentsLayout entries={contentsOf(analysis)}>
        <TextOnPage value={{ source: 'linkedin', lines: analysis.text.split('\n').length }}>
          <ScoreSummary
            id="profile"
            title="Seu perfil no LinkedIn"
            score={analysis.score}
            reading={profileReading(analysis.score)}
          />
          <section className={styles['section']} aria-labelledby="deductions-title">
            <h2 id="deductions-title">De onde vem cada ponto</h2>
            <DeductionList dimensions={analysis.score.dimensions} deductions={analysis.deductions} />
          </section>
          <WritingPanel model={run.writer} writing={writing} onStart={start} onCancel={cancel} />
          <DraftsSection
            headlines={analysis.headlines}
            about={analysis.about}
            texts={writing.texts}
            model={run.writer}
          />
          <SuggestionsSection suggestions={analysis.suggestions} texts={writing.texts} model={run.writer} />
          <InconsistenciesSection
            inconsistencies={analysis.inconsistencies}
            compared={input.resume !== null}
          />
          <ChecklistSection checklist={analysis.checklist} />
          <FindingsSection findings={analysis.findings} />
          <HowCalculated
            score={analysis.score}
            name="perfil no LinkedIn"
            origin={`análise ${analysis.version} · entrada ${analysis.inputHash.slice(0, 12)}`}
          />
        </TextOnPage>
        <AnalysedText
          title="Seu perfil como foi analisado"
          note="As provas citadas nesta página trazem o número da linha neste texto, que é o dos campos que você conferiu."
          text={analysis.text}
        />
      </ContentsLayout>
    </>
  );
}
