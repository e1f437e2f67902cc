import { RESUME_LIMITS } from '@aura/shared-domain';
import { Button, Disclosure, FileDrop, TextArea } from '@aura/shared-ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type * as v from 'valibot';
import styles from '../resume.module.css';
import { ReadingFailure } from './reading-failure.tsx';
import { Reading } from './reading.tsx';
import { useReader, type ReaderWorker } from './use-reader.ts';

/** Where a document came from, for the person to recognise it. */
export interface DocumentOrigin {
  readonly source: 'file' | 'text' | 'profile';
  /** Name of the file, or a substitute. */
  readonly label: string;
  /** The file itself, for as long as the page is open. */
  readonly file?: File;
}

/** A text that Aura already holds and that can be read instead of a file. */
export interface StoredText {
  readonly text: string;
  readonly label: string;
  readonly button: string;
}

interface Props<S extends v.GenericSchema> {
  readonly worker: ReaderWorker<S>;
  readonly onRead: (read: v.InferOutput<S>, origin: DocumentOrigin) => void;
  readonly texts: {
    /** "Lendo seu currículo" */
    readonly reading: string;
    readonly drop: string;
    readonly hint: string;
    readonly paste: string;
    readonly pasteLabel: string;
  };
  readonly stored?: StoredText | null;
  readonly pastedText: string;
  readonly onPaste: (text: string) => void;
  /** Id of the pasted text's form, where a submit button elsewhere on the page reads it; absent: it is here. */
  readonly textForm?: string | undefined;
  /** Is told whether a document is being read. */
  readonly onReading?: ((reading: boolean) => void) | undefined;
  /** Shown above, while nothing is being read. */
  readonly children?: ReactNode;
}

/** Every type is taken, so that a wrong one gets an answer that helps instead of a closed door. */
const ANY_TYPE = '';

/** Takes a document as a file, as text, or the one that Aura already holds, and reads it. */
export function DocumentIntake<S extends v.GenericSchema>(props: Props<S>) {
  const { worker, onRead, texts, stored = null, pastedText, onPaste, textForm, onReading, children } = props;
  const origin = useRef<DocumentOrigin>({ source: 'file', label: '' });
  const [again, setAgain] = useState<() => void>(() => () => {});
  const onDone = useCallback((read: v.InferOutput<S>) => onRead(read, origin.current), [onRead]);
  const reader = useReader(worker, onDone);

  const run = (from: DocumentOrigin, start: () => void) => {
    origin.current = from;
    setAgain(() => start);
    start();
  };
  const takeText = (from: DocumentOrigin, text: string) => run(from, () => void reader.readText(text));

  const reading = reader.state.kind === 'reading';
  const place = useRef<HTMLDivElement>(null);
  const wasReading = useRef(reading);
  useEffect(() => {
    // The button that held the focus is gone with the reading.
    if (wasReading.current && !reading) place.current?.focus();
    wasReading.current = reading;
  }, [reading]);

  useEffect(() => {
    onReading?.(reading);
    return () => onReading?.(false);
  }, [reading, onReading]);

  if (reader.state.kind === 'reading')
    return <Reading label={texts.reading} progress={reader.state.progress} onCancel={reader.cancel} />;
  return (
    <div ref={place} tabIndex={-1} className={styles['fields']}>
      {children}
      {reader.state.kind === 'failed' && <ReadingFailure failure={reader.state.failure} onRetry={again} />}
      {stored && (
        <div>
          <Button onClick={() => takeText({ source: 'profile', label: stored.label }, stored.text)}>
            {stored.button}
          </Button>
        </div>
      )}
      <FileDrop
        label={texts.drop}
        hint={texts.hint}
        accept={ANY_TYPE}
        onFile={(file) => run({ source: 'file', label: file.name, file }, () => void reader.readFile(file))}
      />
      <Disclosure summary={texts.paste} open={pastedText !== ''}>
        <form
          id={textForm}
          className={styles['fields']}
          onSubmit={(event) => {
            event.preventDefault();
            takeText({ source: 'text', label: 'Texto colado' }, pastedText);
          }}
        >
          <TextArea
            label={texts.pasteLabel}
            rows={10}
            maxLength={RESUME_LIMITS.characters}
            counter
            value={pastedText}
            onChange={(event) => onPaste(event.currentTarget.value)}
          />
          {textForm === undefined && (
            <div>
              <Button type="submit" variant="secondary" disabled={pastedText.trim() === ''}>
                Ler este texto
              </Button>
            </div>
          )}
        </form>
      </Disclosure>
    </div>
  );
}
