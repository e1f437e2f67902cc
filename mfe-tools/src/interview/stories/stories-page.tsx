import { formatValue, useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { formatLongDay, formatList, choosePlural, TOPIC_LABELS } from '@aura/shared-domain';
import { writeStoriesMarkdown, buildStoryBank, type Story } from '@aura/shared-interview/stories';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Disclosure, PageHeader, Tag } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { useMemo } from 'react';
import styles from '../../tools.module.css';
import { buildInterviewPath, SIMULATOR_PATH } from '../paths.ts';
import { selectReadable } from '../select-readable.ts';
import { interviewRecords } from '../records.ts';

/** `?tela=historias`: the stories from all simulations, each in its best telling. */
export function StoriesPage() {
  const interviews = useAsked(interviewRecords.list);
  useTitleFocus('stories');
  const stories = useMemo(() => buildStoryBank(selectReadable(interviews.value ?? [])), [interviews.value]);
  const save = () => saveFile('aura-historias.md', writeStoriesMarkdown(stories), 'text/markdown');
  return (
    <>
      <PageHeader
        eyebrow="Simulador de entrevista"
        title="Banco de histórias"
        lead={
          'O que você contou nas simulações, cada história na versão de melhor nota. Leia antes da entrevista: ' +
          'três ou quatro boas histórias respondem à maioria das perguntas.'
        }
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={SIMULATOR_PATH}>
            Voltar ao simulador
          </Link>
        }
      />
      <Answered asked={interviews} label="Reunindo suas histórias…" />
      {interviews.value && stories.length === 0 && (
        <p>Ainda não há histórias: elas vêm das respostas avaliadas sobre o que aconteceu de verdade.</p>
      )}
      <ul className={styles['items']}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryItem story={story} />
          </li>
        ))}
      </ul>
      {stories.length > 0 && (
        <div className={styles['row']} data-no-print>
          <Button variant="secondary" onClick={save}>
            Baixar em texto
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
      )}
    </>
  );
}

function StoryItem({ story }: { readonly story: Story }) {
  const { id, title, topic, best, told, numbers, text, language } = story;
  return (
    <section className={styles['section']} aria-labelledby={`story-${id}`}>
      <h2 id={`story-${id}`}>{title}</h2>
      <div className={styles['row']}>
        <Tag>{TOPIC_LABELS[topic]}</Tag>
        {best !== null && <span className={styles['note']}>Melhor nota: {formatValue(best)}</span>}
      </div>
      <p className={styles['verbatim']} lang={language === 'en' ? 'en' : undefined}>
        {text}
      </p>
      {numbers.length > 0 && <p className={styles['note']}>Números: {formatList(numbers)}.</p>}
      <Disclosure
        summary={choosePlural(told.length, 'Onde você contou', `Onde você contou (${told.length})`)}
      >
        <ul>
          {told.map(({ interviewId, questionId, question, at, value }) => (
            <li key={`${interviewId}${questionId}`}>
              <Link to={buildInterviewPath(interviewId)}>{question}</Link>{' '}
              <span className={styles['note']}>
                {formatLongDay(at)}
                {value !== null && ` · nota ${formatValue(value)}`}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
