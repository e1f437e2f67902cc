import {
  formatCount,
  INTERVIEW_LIMITS,
  type AnswerInterviewRequest,
  type GradedAnswer,
} from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { useForm } from '@aura/shared-pages/forms';
import { Button, TextArea } from '@aura/shared-ui';
import { useEffect, useState, type Dispatch } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import styles from '../../tools.module.css';
import type { InterviewAction } from '../draft/reducer.ts';
import type { InterviewDraft } from '../draft/state.ts';
import { INTERVIEW_LIMIT } from '../limit.ts';
import { countWords } from '../voice/read-speech.ts';
import { VoicePanel } from '../voice/voice-panel.tsx';
import { findAnswerHint } from './answer-hint.ts';
import type { QuestionAt } from './question-at.ts';
import { formatClock, useClock } from './use-clock.ts';
import { useGrading } from './use-grading.ts';

interface Props {
  readonly at: QuestionAt;
  readonly part: AnswerInterviewRequest['part'];
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
  readonly onGraded: (answer: GradedAnswer) => void;
}

const TEXTS = {
  answer: { label: 'Sua resposta', action: 'Avaliar resposta', clears: 'Apagar e começar de novo' },
  addition: {
    label: 'Seu complemento',
    action: 'Avaliar com o complemento',
    clears: 'Apagar o complemento',
  },
} as const;

/** An answer to be given, typed or spoken, with its clock. What was written survives a reload. */
export function AnswerForm({ at, part, draft, dispatch, onGraded }: Props) {
  const { answer, change, grading, failure, ungraded, grade } = useGrading({
    at,
    part,
    draft,
    dispatch,
    onGraded,
  });
  const clock = useClock(answer.seconds);
  const [listening, setListening] = useState(false);
  const [mode, setMode] = useState(at.interview.setup.mode);
  const { read } = clock;
  // The clock is kept with the text, and when the page is left behind.
  useEffect(() => {
    const keep = () => document.hidden && change({ seconds: read() });
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  });
  const texts = TEXTS[part];
  const words = countWords(answer.text);
  const { form } = useForm({ onValid: () => void grade() });
  const submit = (variant: 'primary' | 'secondary') => (
    <Button type="submit" variant={variant} busy={grading} disabled={listening || words === 0}>
      {texts.action}
    </Button>
  );
  const clear = answer.text !== '' && (
    <Button
      type="button"
      variant="quiet"
      disabled={listening}
      onClick={() => change({ text: '', spoken: null, seconds: read() })}
    >
      {texts.clears}
    </Button>
  );
  return (
    <form {...form} data-no-print>
      <div className={styles['fields']}>
        {mode === 'voice' && (
          <VoicePanel
            language={at.question.language}
            answer={answer}
            onListening={setListening}
            onHeard={(text, spoken) => change({ text, spoken, seconds: read() })}
          />
        )}
        <TextArea
          label={texts.label}
          hint={
            part === 'answer'
              ? findAnswerHint(at.question)
              : 'Escreva só o que falta: ele é avaliado junto com a resposta.'
          }
          rows={part === 'answer' ? 9 : 4}
          value={answer.text}
          readOnly={listening}
          maxLength={INTERVIEW_LIMITS.answerCharacters}
          error={ungraded ?? undefined}
          onChange={(event) => change({ text: event.target.value, seconds: read() })}
        />
        <p className={styles['note']}>{formatCount(words, 'palavra', 'palavras')}</p>
        {failure && (
          <FailureNotice
            failure={failure}
            limit={INTERVIEW_LIMIT}
            onRetry={() => void grade()}
            title="A resposta não foi avaliada"
            kept="Nada foi contado, e o que você escreveu continua aqui."
          />
        )}
        {part === 'addition' && (
          <div className={styles['row']}>
            {submit('secondary')}
            {clear}
          </div>
        )}
      </div>
      {/* With an addition the bar of the page leads to the next question. */}
      {part === 'answer' && (
        <LowerBar>
          {submit('primary')}
          <Button
            type="button"
            variant="quiet"
            disabled={listening}
            onClick={() => setMode(mode === 'voice' ? 'text' : 'voice')}
          >
            {mode === 'voice' ? 'Só digitar' : 'Responder falando'}
          </Button>
        </LowerBar>
      )}
      {/* After the call, so that the keyboard reaches that first. */}
      {part === 'answer' && (
        <Clock
          seconds={clock.seconds}
          running={clock.running}
          onToggle={() => {
            change({ seconds: read() });
            clock.toggle();
          }}
        />
      )}
      {part === 'answer' && clear}
    </form>
  );
}

interface ClockProps {
  readonly seconds: number;
  readonly running: boolean;
  readonly onToggle: () => void;
}

/** How long the answer has taken so far. It limits nothing. */
function Clock({ seconds, running, onToggle }: ClockProps) {
  return (
    <div className={styles['row']}>
      <p role="timer" aria-live="off" aria-label="Tempo desta resposta">
        {formatClock(seconds)}
      </p>
      <Button variant="quiet" onClick={onToggle}>
        {running ? 'Pausar' : 'Continuar'}
      </Button>
      <p className={styles['note']}>
        {running
          ? 'Um a dois minutos de fala costumam bastar. Este relógio não limita nada nem conta na nota.'
          : 'Em pausa. O que você escreveu fica guardado.'}
      </p>
    </div>
  );
}
