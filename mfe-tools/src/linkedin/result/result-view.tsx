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
  isAbsentProfile,
  formatLongCalendarDay,
  formatLongDay,
  type Band,
  type LinkedInAnalysis,
  type Score,
  type StoredLinkedInRun,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { DeductionList } from '../../deductions/deduction-list.tsx';
import { FindingsSection } from '../../findings/findings-section.tsx';
import styles from '../../tools.module.css';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPanel } from '../../writing/writing-panel.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import { ChecklistSection } from './checklist-section.tsx';
import { DraftsSection } from './drafts-section.tsx';
import { FirstTexts } from './first-texts.tsx';
import { InconsistenciesSection } from './inconsistencies-section.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';

const READINGS: Readonly<Record<Band, string>> = {
  insufficient: 'Ainda não há o bastante para avaliar. Veja abaixo o que falta.',
  initial: 'O perfil ainda diz pouco do que você faz. Comece pelas seções que mais perdem pontos.',
  inProgress: 'A base está aqui. Ajuste primeiro as seções que mais perdem pontos.',
  good: 'O perfil conta bem quem você é. Faltam ajustes pontuais.',
  strong: 'O perfil mostra com clareza o que você faz. Mantenha-o em dia.',
};

/** One sentence that says what the score means for this person. */
const describeProfile = ({ band }: Score): string => READINGS[band];

/** ", comparada com o seu currículo de 15 de novembro de 2026": which CV; empty without one. */
function describeCompared({ resume, resumeDay }: StoredLinkedInRun['input']): string {
  if (resume === null) return '';
  return `, comparada com o seu currículo${resumeDay ? ` de ${formatLongCalendarDay(resumeDay)}` : ''}`;
}

interface Props {
  readonly runId: string;
  readonly run: StoredLinkedInRun;
}

/** An analysis of a profile from top to bottom; of who has none, the texts for it. */
export const ResultView = (props: Props) =>
  isAbsentProfile(props.run.input.profile) ? <FirstTexts {...props} /> : <Analysis {...props} />;

function Analysis({ runId, run }: Props) {
  const { analysis, input } = run;
  const { writing, start, cancel } = useWriting({ tool: 'linkedin', runId });
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de LinkedIn"
        title="Seu perfil, seção por seção"
        lead={
          `Análise de ${formatLongDay(run.createdAt)}` +
          `${input.goal ? `, para “${input.goal}”` : ''}${describeCompared(input)}.`
        }
        actions={
          <div className={styles['row']}>
            <a
              className={buttonClass({ variant: 'primary' })}
              href="#drafts-title"
              onClick={jumpOnClick('drafts-title')}
            >
              Ver os textos prontos
            </a>
            <Link className={buttonClass({ variant: 'quiet' })} to={HOME_PATH}>
              Ver todas as versões
            </Link>
          </div>
        }
      />
      <ContentsLayout entries={listContents(analysis)}>
        <TextOnPage value={{ source: 'linkedin', lines: analysis.text.split('\n').length }}>
          <ScoreSummary
            id="profile"
            title="Seu perfil no LinkedIn"
            score={analysis.score}
            reading={describeProfile(analysis.score)}
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
          <p>
            Mudou o perfil no LinkedIn? <Link to={stepPath('perfil')}>Medir o perfil de novo</Link>
          </p>
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

/** The sections that an analysis has, in their order on the page. */
function listContents({ suggestions, findings }: LinkedInAnalysis): ContentsEntry[] {
  const entries: readonly (readonly [id: string, label: string, shown: boolean])[] = [
    ['profile-title', 'Seu perfil no LinkedIn', true],
    ['deductions-title', 'De onde vem cada ponto', true],
    ['drafts-title', 'Rascunhos', true],
    ['suggestions-title', 'Sugestões', suggestions.length > 0],
    ['inconsistencies-title', 'LinkedIn e currículo', true],
    ['checklist-title', 'Lista de conferência', true],
    ['findings-title', 'Vale saber', findings.length > 0],
    ['how-title', 'Como calculamos', true],
    [ANALYSED_ID, 'Seu perfil como foi analisado', true],
  ];
  return entries.filter(([, , shown]) => shown).map(([id, label]) => ({ id, label }));
}
