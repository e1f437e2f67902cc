import { RESUME_LIMITS, type ReadResume } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Button, Disclosure, FileDrop, TextArea } from '@aura/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useResumeReader } from '../../resume-worker/use-resume-reader.ts';
import type { ResumeDraft } from '../../wizard/state.ts';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';
import { ChosenResume } from './chosen-resume.tsx';
import { Reading } from './reading.tsx';
import { ReadingFailure } from './reading-failure.tsx';

type Origin = Pick<ResumeDraft, 'source' | 'label'>;

/** Every type is taken, so that a wrong one gets an answer that helps instead of a closed door. */
const ANY_TYPE = '';

/** The CV: from a file, as text, or the one that the profile already holds. */
export default function ResumeStep({ state, dispatch, goTo }: StepProps) {
  const session = useSession();
  const stored = session.status === 'signedIn' ? session.profile.resumeText : '';
  const origin = useRef<Origin>({ source: 'file', label: '' });
  const [again, setAgain] = useState<() => void>(() => () => {});

  const onRead = useCallback(
    ({ structure, confidence, notices }: ReadResume) => {
      dispatch({ type: 'resumeRead', resume: { ...origin.current, structure, confidence, notices } });
      goTo('conferencia');
    },
    [dispatch, goTo],
  );
  const reader = useResumeReader(onRead);

  const run = (from: Origin, start: () => void) => {
    origin.current = from;
    setAgain(() => start);
    start();
  };
  const takeFile = (file: File) =>
    run({ source: 'file', label: file.name }, () => void reader.readFile(file));
  const takeText = (from: Origin, text: string) => run(from, () => void reader.readText(text));

  const reading = reader.state.kind === 'reading';
  const place = useRef<HTMLDivElement>(null);
  const wasReading = useRef(reading);
  useEffect(() => {
    // The button that held the focus is gone with the reading.
    if (wasReading.current && !reading) place.current?.focus();
    wasReading.current = reading;
  }, [reading]);

  if (reader.state.kind === 'reading')
    return <Reading progress={reader.state.progress} onCancel={reader.cancel} />;
  return (
    <div ref={place} tabIndex={-1} className={styles['fields']}>
      {state.resume && (
        <ChosenResume
          resume={state.resume}
          onReview={() => goTo('conferencia')}
          onDrop={() => dispatch({ type: 'resumeDropped' })}
        />
      )}
      {reader.state.kind === 'failed' && <ReadingFailure failure={reader.state.failure} onRetry={again} />}
      <FileDrop
        label={state.resume ? 'Trocar por outro arquivo' : 'Escolha ou arraste seu currículo'}
        hint={`PDF, DOCX ou TXT, até ${RESUME_LIMITS.bytes / 1024 / 1024} MB e ${RESUME_LIMITS.pages} páginas. O arquivo não sai do seu aparelho.`}
        accept={ANY_TYPE}
        onFile={takeFile}
      />
      {stored && (
        <div>
          <Button
            variant="secondary"
            onClick={() => takeText({ source: 'profile', label: 'Currículo do seu perfil' }, stored)}
          >
            Usar o currículo que já está no meu perfil
          </Button>
        </div>
      )}
      <Disclosure summary="Prefiro colar o texto" open={state.pastedText !== ''}>
        <div className={styles['fields']}>
          <TextArea
            label="Texto do currículo"
            rows={10}
            maxLength={RESUME_LIMITS.characters}
            counter
            value={state.pastedText}
            onChange={(event) => dispatch({ type: 'textPasted', text: event.currentTarget.value })}
          />
          <div>
            <Button
              variant="secondary"
              disabled={state.pastedText.trim() === ''}
              onClick={() => takeText({ source: 'text', label: 'Texto colado' }, state.pastedText)}
            >
              Ler este texto
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
