import { choosePlural, formatCount, RESUME_TEXT_LIMITS, type ResumeStructure } from '@aura/shared-domain';
import { Button, Disclosure, Notice, TextArea } from '@aura/shared-ui';
import { useRef } from 'react';
import type { ResumeDraft } from '../draft.ts';
import { OriginalGone } from '../original/original-gone.tsx';
import { useOriginal } from '../original/original-store.ts';
import { OriginalAside } from '../original/original-aside.tsx';
import { useFieldInFocus } from '../original/use-field-in-focus.ts';
import type { ReadResumeSchema } from '../reading/read-resume-schema.ts';
import type { ReaderWorker } from '../reading/use-reader.ts';
import { buildHints, buildIsUnsure, countLow } from './confidence.ts';
import { focusFirstUnsure } from './focus-first-unsure.ts';
import { AimsEditor } from './editors/aims-editor.tsx';
import { ContactEditor } from './editors/contact-editor.tsx';
import { EducationEditor } from './editors/education-editor.tsx';
import { ExperiencesEditor } from './editors/experiences-editor.tsx';
import { LanguagesEditor } from './editors/languages-editor.tsx';
import { ProjectsEditor } from './editors/projects-editor.tsx';
import { UnclassifiedEditor } from './editors/unclassified-editor.tsx';
import { LinesField } from './lines-field.tsx';
import { withoutPersonalData } from './personal-data.ts';
import { ResumeNotices } from './resume-notices.tsx';
import { ReviewSection } from './review-section.tsx';
import { Unsure } from './unsure.ts';
import styles from './review.module.css';

interface Props {
  /** See `makeResumeWorker`. */
  readonly worker: ReaderWorker<typeof ReadResumeSchema>;
  readonly draft: ResumeDraft;
  /** When the analysis happens: "O diagnóstico só acontece quando você enviar, no último passo." */
  readonly lead: string;
  readonly onEdit: (structure: ResumeStructure) => void;
  readonly onRemovePersonalData: () => void;
}

/** What was read from the CV, for the person to correct before anything is analysed. */
export function ResumeReview({ worker, draft, lead, onEdit, onRemovePersonalData }: Props) {
  const { structure: resume, confidence, notices } = draft;
  const hintOf = buildHints(confidence);
  const low = countLow(confidence);
  const exposed = withoutPersonalData(draft) !== null;
  const change = (patch: Partial<ResumeStructure>) => onEdit({ ...resume, ...patch });

  const review = useRef<HTMLDivElement>(null);
  const { field, handlers } = useFieldInFocus();
  const original = useOriginal(draft.reading);
  // Of a text there is nothing to open, and older drafts do not name their reading.
  const isGone = !original && draft.source === 'file' && draft.reading !== undefined;

  return (
    <Unsure value={buildIsUnsure(confidence)}>
      <div className={styles['bench']}>
        <div className={original || isGone ? styles['columns'] : undefined}>
          {isGone && <OriginalGone worker={worker} draft={draft} />}
          <div ref={review} className={styles['review']} {...handlers}>
            <Notice
              tone="info"
              title="Ainda não analisamos nada"
              action={
                low > 0 && (
                  <Button variant="secondary" onClick={() => focusFirstUnsure(review.current, confidence)}>
                    Ir ao primeiro
                  </Button>
                )
              }
            >
              {low === 0
                ? lead
                : `${lead} ${choosePlural(low, 'Um campo foi lido', `${low} campos foram lidos`)} sem muita certeza: procure por “Confira”.`}
            </Notice>
            <ResumeNotices notices={notices} onRemovePersonalData={exposed ? onRemovePersonalData : null} />
            <ReviewSection
              title="Contato"
              digest={[resume.contact.name, resume.contact.email].filter(Boolean).join(', ') || EMPTY}
              paths={['contact']}
            >
              <ContactEditor
                contact={resume.contact}
                hintOf={hintOf}
                onChange={(contact) => change({ contact })}
              />
            </ReviewSection>
            <ReviewSection title="Objetivo e registros" digest={describeAims(resume)} paths={AIMS}>
              <AimsEditor resume={resume} onChange={change} />
            </ReviewSection>
            <ReviewSection
              title="Resumo"
              digest={describeCount(resume.summary.trim().length, 'caractere', 'caracteres')}
              paths={['summary']}
            >
              <TextArea
                label="Resumo profissional"
                data-path="summary"
                hint={hintOf('summary')}
                maxLength={RESUME_TEXT_LIMITS.long}
                rows={5}
                value={resume.summary}
                onChange={(event) => change({ summary: event.currentTarget.value })}
              />
            </ReviewSection>
            <section>
              <h3>Experiências</h3>
              <ExperiencesEditor
                experiences={resume.experiences}
                hintOf={hintOf}
                onChange={(experiences) => change({ experiences })}
              />
            </section>
            <ReviewSection
              title="Formação"
              digest={describeCount(resume.education.length, 'formação', 'formações')}
              paths={['education']}
            >
              <EducationEditor
                education={resume.education}
                hintOf={hintOf}
                onChange={(education) => change({ education })}
              />
            </ReviewSection>
            <ReviewSection
              title="Competências e cursos"
              digest={[
                describeCount(resume.skills.length, 'competência', 'competências'),
                describeCount(resume.courses.length, 'curso', 'cursos'),
              ].join(', ')}
              paths={['skills', 'courses']}
            >
              <div className={styles['fields']}>
                <LinesField
                  label="Competências"
                  path="skills"
                  hint="Uma por linha."
                  lines={resume.skills}
                  onChange={(skills) => change({ skills })}
                />
                <LinesField
                  label="Cursos e certificações"
                  path="courses"
                  lines={resume.courses}
                  onChange={(courses) => change({ courses })}
                />
              </div>
            </ReviewSection>
            <ReviewSection
              title="Idiomas"
              digest={resume.languages.map(({ language }) => language).join(', ') || EMPTY}
              paths={['languages']}
            >
              <LanguagesEditor languages={resume.languages} onChange={(languages) => change({ languages })} />
            </ReviewSection>
            <ReviewSection
              title="Projetos"
              digest={describeCount(resume.projects.length, 'projeto', 'projetos')}
              paths={['projects']}
            >
              <ProjectsEditor
                projects={resume.projects}
                hintOf={hintOf}
                onChange={(projects) => change({ projects })}
              />
            </ReviewSection>
            {resume.other.length > 0 && (
              <section>
                <h3>Outras seções</h3>
                {resume.other.map((entry, index) => (
                  <Disclosure key={index} summary={entry.section || 'Sem título'}>
                    <LinesField
                      label={`Linhas de ${entry.section || 'outra seção'}`}
                      path={`other.${index}.lines`}
                      lines={entry.lines}
                      onChange={(lines) =>
                        change({
                          other: resume.other.map((other, at) =>
                            at === index ? { ...other, lines } : other,
                          ),
                        })
                      }
                    />
                  </Disclosure>
                ))}
              </section>
            )}
            {resume.unclassified.length > 0 && (
              <ReviewSection
                title="Linhas sem lugar"
                digest={formatCount(resume.unclassified.length, 'linha', 'linhas')}
                paths={[]}
                isShort={resume.unclassified.length <= FEW_LINES}
              >
                <UnclassifiedEditor resume={resume} onChange={change} />
              </ReviewSection>
            )}
          </div>
          {original && <OriginalAside worker={worker} original={original} resume={resume} field={field} />}
        </div>
      </div>
    </Unsure>
  );
}

const EMPTY = 'vazio';
/** So many lines without a place are shown at once; more would hide what follows them. */
const FEW_LINES = 3;
const AIMS = ['headline', 'objective', 'registrations', 'licence', 'availability'];

const describeCount = (count: number, one: string, other: string): string =>
  count === 0 ? `sem ${other}` : formatCount(count, one, other);

const describeAims = ({ headline = '', objective = '', registrations = [], licence = '' }: ResumeStructure) =>
  [
    headline || objective,
    registrations.length > 0 && formatCount(registrations.length, 'registro', 'registros'),
    licence && `CNH ${licence}`,
  ]
    .filter(Boolean)
    .join(', ') || EMPTY;
