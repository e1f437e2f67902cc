import { formatValue, useOpenOnPaper, useTitleFocus } from '@aura/shared-career-ui';
import {
  formatLongDay,
  choosePlural,
  formatCount,
  formatList,
  computeDay,
  INTERVIEW_KIND_LABELS,
  INTERVIEW_LEVEL_LABELS,
  type Interview,
  findLastAnswer,
} from '@aura/shared-domain';
import { reportAsMarkdown } from '@aura/shared-interview/report';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, DataTable, Disclosure, Meter, PageHeader } from '@aura/shared-ui';
import { useRef } from 'react';
import { saveFile } from '@aura/shared-pages/download';
import styles from '../../tools.module.css';
import { buildQuestionPath, SIMULATOR_PATH, STORIES_PATH } from '../paths.ts';
import { explainTooShort } from '../too-short.ts';
import { Answers } from './answers.tsx';
import { RepeatButton } from './repeat-button.tsx';

interface Props {
  readonly id: string;
  readonly interview: Interview;
}

const WORDS = [
  { key: 'word', label: 'O que você disse' },
  { key: 'count', label: 'Vezes', numeric: true },
  { key: 'instead', label: 'Em vez disso' },
];

const CONVERSATION = [
  { key: 'question', label: 'Pergunta' },
  { key: 'grade', label: 'Nota', numeric: true },
  { key: 'worked', label: 'O que funcionou' },
  { key: 'improve', label: 'O que mais melhoraria' },
];

/** Words that a fold names. */
const NAMED = 3;

/** The whole conversation on one screen: a line for each question. */
const listConversation = (id: string, interview: Interview) =>
  interview.questions.map((question, at) => {
    const analysis = findLastAnswer(interview, question.id)?.analysis;
    const value = analysis?.score.value ?? null;
    return {
      id: question.id,
      question: (
        <Link to={buildQuestionPath(id, at + 1)}>
          <span lang={question.language === 'en' ? 'en' : undefined}>
            {at + 1}. {question.text}
          </span>
        </Link>
      ),
      grade: value === null ? '–' : formatValue(value),
      worked: analysis?.worked[0]?.text ?? '–',
      improve: analysis ? (analysis.improve[0]?.text ?? '–') : 'Sem resposta avaliada.',
    };
  });

/** What a simulation came to: what is ready, what to go over, and every answer again. */
export function ReportPage({ id, interview }: Props) {
  const { report, setup, finishedAt, questions } = interview;
  useTitleFocus(id);
  const page = useRef<HTMLDivElement>(null);
  useOpenOnPaper(page);
  if (!report) return null;
  const tooShort = explainTooShort(report.answered);
  const lead = [
    setup.role,
    INTERVIEW_LEVEL_LABELS[setup.level],
    INTERVIEW_KIND_LABELS[setup.kind],
    finishedAt && formatLongDay(finishedAt),
  ];
  const numberOf = (questionId: string) => questions.findIndex((question) => question.id === questionId) + 1;
  const save = () => {
    const day = computeDay(finishedAt ?? interview.createdAt);
    saveFile(`aura-simulacao-${day}-${id.slice(0, 4)}.md`, reportAsMarkdown(interview), 'text/markdown');
  };
  return (
    <div ref={page} className={styles['column']}>
      <PageHeader
        eyebrow="Simulador de entrevista"
        title="Relatório da simulação"
        lead={lead.filter(Boolean).join(' · ')}
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={SIMULATOR_PATH}>
            Ver suas simulações
          </Link>
        }
      />
      <section className={styles['fields']} aria-labelledby="overall-title">
        <h2 id="overall-title">
          {report.overall === null ? 'Sem nota' : `Média ${formatValue(report.overall)} de 100`}
        </h2>
        <p>
          {formatCount(report.answered, 'resposta avaliada', 'respostas avaliadas')}
          {report.skipped > 0 &&
            choosePlural(
              report.skipped,
              ', 1 pergunta sem resposta',
              `, ${report.skipped} perguntas sem resposta`,
            )}
          . A média é a das notas das últimas respostas.
        </p>
        {tooShort && <p>{tooShort}</p>}
        {report.dimensions.map(({ id: dimension, label, value }) => (
          <Meter
            key={dimension}
            label={label}
            value={value}
            text={value === null ? 'Sem dados' : `${formatValue(value)} de 100`}
          />
        ))}
      </section>
      <Remarks title="Para revisar" remarks={report.review} numberOf={numberOf} interviewId={id} />
      <Remarks title="Pronto para usar" remarks={report.ready} numberOf={numberOf} interviewId={id} />
      <Disclosure
        summary={`A conversa inteira: ${formatCount(questions.length, 'pergunta', 'perguntas')} em uma tabela`}
      >
        <DataTable
          caption="Cada pergunta com a nota e o que mais pesa nela"
          columns={CONVERSATION}
          rows={listConversation(id, interview)}
          narrow="stack"
        />
      </Disclosure>
      {report.vocabulary.length > 0 && (
        <Disclosure
          summary={`Palavras para trocar (${report.vocabulary.length}): ${formatList(report.vocabulary.slice(0, NAMED).map(({ word }) => `“${word}”`))}`}
        >
          <DataTable
            caption="Palavras que enfraquecem as respostas"
            columns={WORDS}
            rows={report.vocabulary.map(({ word, count, instead }) => ({ id: word, word, count, instead }))}
            narrow="stack"
          />
        </Disclosure>
      )}
      <Answers id={id} interview={interview} />
      <section className={styles['section']} aria-labelledby="next-title" data-no-print>
        <h2 id="next-title">Agora, treine de novo</h2>
        <p>Responda às mesmas perguntas com o que viu aqui: o próximo relatório mostra a diferença.</p>
        <div className={styles['row']}>
          <Button variant="quiet" onClick={save}>
            Baixar em texto
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
        <p>
          <Link to={STORIES_PATH}>Ver o banco de histórias</Link>
        </p>
        <p>
          <Link to="/perfil">Ver o próximo passo do seu plano</Link>
        </p>
      </section>
      <LowerBar>
        <p>Treine de novo: o próximo relatório mostra a diferença.</p>
        <RepeatButton id={id} setup={setup} />
      </LowerBar>
    </div>
  );
}

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly { readonly questionId: string; readonly text: string }[];
  readonly numberOf: (questionId: string) => number;
  readonly interviewId: string;
}

function Remarks({ title, remarks, numberOf, interviewId }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <ul className={styles['list']}>
        {remarks.map(({ questionId, text }) => (
          <li key={questionId + text}>
            {text} <Link to={buildQuestionPath(interviewId, numberOf(questionId))}>Ver a resposta</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
