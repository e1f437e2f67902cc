import type { LinkedInState } from '../state.ts';
import type { LinkedInAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import {
  EducationEditor,
  ExperiencesEditor,
  buildHints,
  LanguagesEditor,
  LinesField,
} from '@aura/shared-career-ui';
import { Disclosure, Notice, TextArea, TextField } from '@aura/shared-ui';
import styles from '../../tools.module.css';

/** What was read from the profile, for the person to correct before anything is scored. */
export function ReviewStep({ state, dispatch }: StepProps<LinkedInState, LinkedInAction>) {
  if (!state.read) return null;
  const { profile, confidence, notices } = state.read;
  const hintOf = buildHints(confidence);
  const change = (patch: Partial<typeof profile>) => dispatch({ type: 'profileEdited', patch });
  return (
    <div className={styles['fields']}>
      <Notice tone="info" title="Ainda não analisamos nada">
        A análise só acontece quando você pedir, no próximo passo.
      </Notice>
      {notices.map((notice) => (
        <Notice key={`${notice.code} ${notice.message}`} tone="warning">
          <p>{notice.message}</p>
          {notice.excerpts.length > 0 && (
            <Disclosure summary="Ver os trechos">
              <ul>
                {notice.excerpts.map((excerpt, index) => (
                  <li key={index}>{excerpt}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </Notice>
      ))}
      <TextField
        label="Nome"
        hint={hintOf('name')}
        maxLength={300}
        value={profile.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label="Título"
        hint={hintOf('headline')}
        maxLength={500}
        value={profile.headline}
        onChange={(event) => change({ headline: event.currentTarget.value })}
      />
      <TextField
        label="Local"
        hint={hintOf('location')}
        maxLength={300}
        value={profile.location}
        onChange={(event) => change({ location: event.currentTarget.value })}
      />
      <TextArea
        label="Sobre"
        hint={hintOf('about')}
        rows={8}
        maxLength={RESUME_TEXT_LIMITS.long}
        value={profile.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <h3>Experiências</h3>
      <ExperiencesEditor
        experiences={profile.experiences}
        hintOf={hintOf}
        onChange={(experiences) => change({ experiences })}
      />
      <h3>Formação</h3>
      <EducationEditor
        education={profile.education}
        hintOf={hintOf}
        onChange={(education) => change({ education })}
      />
      <h3>Competências e cursos</h3>
      <LinesField
        label="Competências"
        hint="Uma por linha, na ordem do perfil: as primeiras aparecem para todo mundo."
        lines={profile.skills}
        onChange={(skills) => change({ skills })}
      />
      <LinesField
        label="Cursos e certificações"
        lines={profile.courses}
        onChange={(courses) => change({ courses })}
      />
      <h3>Idiomas</h3>
      <LanguagesEditor languages={profile.languages} onChange={(languages) => change({ languages })} />
      {profile.unclassified.length > 0 && (
        <LinesField
          label="Não classificado"
          hint="O que foi lido e não tem campo próprio, como projetos e voluntariado."
          lines={profile.unclassified}
          onChange={(unclassified) => change({ unclassified })}
        />
      )}
    </div>
  );
}
