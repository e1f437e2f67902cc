import { jumpOnClick } from '@aura/shared-career-ui';
import { formatList, formatLongDay, type StoredLinkedInRun } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPanel } from '../../writing/writing-panel.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import { ChecklistSection } from './checklist-section.tsx';
import { DraftsSection } from './drafts-section.tsx';

interface Props {
  readonly runId: string;
  readonly run: StoredLinkedInRun;
}

/** The texts for the profile of somebody who has none, and how to create it with them. */
export function FirstTexts({ runId, run }: Props) {
  const { analysis, input } = run;
  const { writing, start, cancel } = useWriting({ tool: 'linkedin', runId });
  return (
    <>
      <PageHeader
        eyebrow="Otimizador de LinkedIn"
        title="Os textos do seu perfil novo"
        lead={`De ${formatLongDay(run.createdAt)}${input.goal ? `, para “${input.goal}”` : ''}, com o que o seu currículo conta.`}
        actions={
          <div className={styles['row']}>
            <a
              className={buttonClass({ variant: 'primary' })}
              href="#create-title"
              onClick={jumpOnClick('create-title')}
            >
              Criar o perfil com eles
            </a>
            <Link className={buttonClass({ variant: 'quiet' })} to={HOME_PATH}>
              Ver todas as versões
            </Link>
          </div>
        }
      />
      <WritingPanel model={run.writer} writing={writing} onStart={start} onCancel={cancel} />
      <DraftsSection
        headlines={analysis.headlines}
        about={analysis.about}
        texts={writing.texts}
        model={run.writer}
      />
      <Creation input={input} />
      <ChecklistSection checklist={analysis.checklist} />
    </>
  );
}

/** Skills that everybody sees on a profile. */
const FIRST_SKILLS = 5;
const MOST_JOBS = 5;

/** From the sign-up to the first measurement. */
function Creation({ input: { resume } }: { readonly input: StoredLinkedInRun['input'] }) {
  const skills = resume?.skills.slice(0, FIRST_SKILLS) ?? [];
  const jobs = resume?.experiences.slice(0, MOST_JOBS) ?? [];
  return (
    <section className={styles['section']} aria-labelledby="create-title">
      <h2 id="create-title">Crie o perfil em cinco passos</h2>
      <ol>
        <li>
          No aplicativo ou no site do LinkedIn, toque em “Cadastre-se” e use um e-mail que você abre sempre. É
          de graça.
        </li>
        <li>
          No lápis ao lado do seu nome, cole um dos títulos desta página em “Título” e ponha a sua cidade.
        </li>
        <li>Em “Adicionar seção”, escolha “Sobre” e cole o texto desta página.</li>
        <li>
          Em “Experiência”, ponha os seus empregos com as datas do currículo
          {jobs.length > 0 &&
            `: ${jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join('; ')}`}
          .
        </li>
        <li>
          Em “Competências”, comece pelas cinco que todos veem
          {skills.length > 0 && `: ${formatList(skills)}`}.
        </li>
      </ol>
      <p>
        Perfil pronto? <Link to={stepPath('perfil')}>Traga o perfil e veja a nota</Link>
      </p>
    </section>
  );
}
