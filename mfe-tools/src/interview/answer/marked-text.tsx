import type { AnswerAnalysis, InterviewQuestion, PassagePart, Shape } from '@aura/shared-domain';
import { listAbsentParts } from '@aura/shared-interview/report';
import { VisuallyHidden } from '@aura/shared-ui';
import { cutPieces } from './pieces.ts';
import styles from './marked-text.module.css';

/** Names of a part, which depend on the requested kind of answer. */
const LABELS: Readonly<Record<Shape, Readonly<Record<PassagePart, string>>>> = {
  story: {
    situation: 'Situação',
    task: 'Tarefa',
    action: 'Ação',
    result: 'Resultado',
    reflection: 'Reflexão',
  },
  plan: {
    situation: 'Leitura do caso',
    task: 'Objetivo',
    action: 'Passos',
    result: 'Como saberia que deu certo',
    reflection: 'Cuidados',
  },
  presentation: {
    situation: 'Onde estou',
    task: 'O que busco',
    action: 'O que fiz',
    result: 'No que deu',
    reflection: 'Por que aqui',
  },
};

const PARTS: readonly PassagePart[] = ['situation', 'task', 'action', 'result', 'reflection'];

const findPartLabel = (shape: Shape, part: PassagePart): string => LABELS[shape][part];

interface Props {
  readonly question: Pick<InterviewQuestion, 'shape' | 'language'>;
  readonly text: string;
  readonly analysis: Pick<AnswerAnalysis, 'passages' | 'score'>;
}

/** Whether an answer has parts; a factual answer, graded by its own rule, has none. */
const hasParts = ({ score }: Pick<AnswerAnalysis, 'score'>): boolean => !score.version.startsWith('tec-');

/** An answer with its parts marked: by colour, by a sign, and in words for a screen reader. */
export function MarkedText({ question, text, analysis }: Props) {
  const { passages } = analysis;
  const { shape, language } = question;
  const found = new Set(passages.map(({ part }) => part));
  const absent = listAbsentParts(shape, found);
  return (
    <>
      {hasParts(analysis) && (
        <ul className={styles['legend']} aria-label="Partes da resposta">
          {PARTS.filter((part) => found.has(part) || absent.has(part)).map((part) => (
            <li
              key={part}
              className={styles['entry']}
              data-part={part}
              data-missing={absent.has(part) || undefined}
            >
              <Sign part={part} /> {findPartLabel(shape, part)}
              {absent.has(part) && ': não encontrei'}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['text']} lang={language === 'en' ? 'en' : undefined}>
        {cutPieces(text, passages).map(({ part, text: piece }, index) =>
          part === null ? (
            <span key={index}>{piece}</span>
          ) : (
            <mark key={index} className={styles['mark']} data-part={part}>
              <Sign part={part} />
              <VisuallyHidden> {findPartLabel(shape, part)}: </VisuallyHidden>
              {piece}
            </mark>
          ),
        )}
      </p>
    </>
  );
}

const SIGNS: Readonly<Record<PassagePart, string>> = {
  situation: 'S',
  task: 'T',
  action: 'A',
  result: 'R',
  reflection: '+',
};

const Sign = ({ part }: { readonly part: PassagePart }) => (
  <span className={styles['sign']} aria-hidden="true">
    {SIGNS[part]}
  </span>
);
