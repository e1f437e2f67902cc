import { jumpOnClick, useTitleFocus } from '@aura/shared-career-ui';
import { Answered, LoadFailure, useAsked } from '@aura/shared-pages/data';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { type Lesson, LESSON_SUMMARIES } from '@aura/shared-lessons';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice, PageHeader, RichText } from '@aura/shared-ui';
import { useCallback, useEffect, useRef } from 'react';
import styles from '../../tools.module.css';
import { keepForOffline } from '../offline/keep-for-offline.ts';
import { openLesson } from '../open-lesson.ts';
import { LIBRARY_PATH } from '../paths.ts';
import { type Progress, findProgress } from '../progress/use-progress.ts';
import { LessonQuestions } from '../question/lesson-questions.tsx';
import look from './lesson.module.css';
import { ReadingTools } from './reading-tools.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useCompletion } from './use-completion.ts';
import { useReading } from './use-reading.ts';
import { useTextSize } from './use-text-size.ts';
import { formatCount } from '@aura/shared-domain';
import { NextStepBar, WayOn } from './way-on.tsx';

interface Props {
  readonly id: string;
  readonly progress: Progress;
}

/** `/micro-learnings/:slug`: one lesson. */
export function LessonPage({ id, progress }: Props) {
  const opened = useAsked(useCallback(() => openLesson(id), [id]));
  const lesson = opened.value;
  useTitleFocus(lesson && id);
  useDocumentTitle(lesson && lesson.title);
  if (lesson) return <Reader lesson={lesson} progress={progress} />;
  return (
    <>
      {opened.error && (
        <PageHeader
          eyebrow="Micro-learning"
          title={LESSON_SUMMARIES.find((summary) => summary.id === id)?.title ?? 'Lição'}
          actions={
            <Link className={buttonClass({ variant: 'secondary' })} to={LIBRARY_PATH}>
              Todas as lições
            </Link>
          }
        />
      )}
      <Answered asked={opened} label="Abrindo a lição…" />
    </>
  );
}

function Reader({ lesson, progress }: { readonly lesson: Lesson; readonly progress: Progress }) {
  const text = useRef<HTMLDivElement>(null);
  const isDone = findProgress(progress.state, lesson.id)?.completedAt != null;
  const read = useReading(text, lesson, isDone);
  const { failure, retry } = useCompletion(lesson.id, { read, done: isDone, progress });
  const [size, setSize] = useTextSize();
  useEffect(() => void keepForOffline(lesson), [lesson]);
  return (
    <>
      <PageHeader
        eyebrow={`${lesson.category} · ${lesson.readingTime} min de leitura`}
        title={lesson.title}
        lead={lesson.description}
      />
      <ReadingTools lesson={lesson} size={size} onSize={setSize} />
      <section aria-labelledby="objetivos" className={look['objectives']}>
        <h2 id="objetivos">Depois desta lição, você consegue</h2>
        <ul>
          {lesson.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </section>
      <div>
        <div ref={text} className={look['text']} data-size={size}>
          <RichText html={lesson.content_html} />
        </div>
        {progress.state.status === 'ready' && !isDone && (
          <LowerBar>
            <p>Depois do texto, {formatCount(lesson.questions.length, 'pergunta', 'perguntas')}.</p>
            <a className={buttonClass({})} href="#perguntas" onClick={jumpOnClick('perguntas')}>
              Ir para as perguntas
            </a>
          </LowerBar>
        )}
      </div>
      <div role="status">
        {isDone && (
          <p className={styles['note']}>
            Lição concluída. As perguntas que você responder voltam para revisão na hora certa.
          </p>
        )}
      </div>
      {failure !== null && (
        <Notice
          tone="warning"
          title="A leitura ainda não foi registrada"
          action={
            <Button variant="secondary" onClick={retry}>
              Registrar agora
            </Button>
          }
        >
          {failure} Nada se perde: o registro é feito quando a conexão voltar.
        </Notice>
      )}
      {progress.state.status === 'failed' && (
        <LoadFailure message={progress.state.message} onRetry={progress.reload} />
      )}
      {progress.state.status === 'ready' && (
        <LessonQuestions
          lesson={lesson}
          progress={progress}
          after={<NextStepBar id={lesson.id} progress={progress} />}
        />
      )}
      <section className={styles['section']} aria-labelledby="aplicar">
        <h2 id="aplicar">Para usar nesta semana</h2>
        <p>{lesson.application.task}</p>
        <p className={styles['note']}>Como saber que está feito: {lesson.application.evidence}</p>
      </section>
      <section className={styles['section']} aria-labelledby="fontes">
        <h2 id="fontes">Fontes</h2>
        <ul className={styles['list']}>
          {lesson.sources.map((source) => (
            <li key={source.title}>
              <strong>{source.title}</strong>, {source.by}
              {source.year !== null && `, ${source.year}`}. {source.for}
            </li>
          ))}
        </ul>
      </section>
      <WayOn id={lesson.id} progress={progress} />
    </>
  );
}
