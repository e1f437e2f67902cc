import type { ApiError, StackResponse, VersionHealth } from '@aura/shared-domain';
import { Button, Dialog, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import type { OperationsPorts } from '../ports.ts';
import styles from './errors.module.css';

/** An error of a version, reported with its places. */
export interface TracedError extends Pick<VersionHealth, 'remote' | 'version'> {
  readonly name: string;
  readonly message: string | null;
  readonly frames: readonly string[];
}

interface Props {
  readonly error: TracedError;
  readonly resolve: OperationsPorts['resolveStack'];
  readonly onClose: () => void;
}

/** Where in the sources an error was thrown, as far as the source maps of its version say. */
export function StackDialog({ error, resolve, onClose }: Props) {
  const { remote, version, name, message, frames } = error;
  const [stack, setStack] = useState<StackResponse | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let isOver = false;
    void resolve({ remote, version, frames: [...frames] }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setStack(answer.value);
      else setProblem(answer.error);
    });
    return () => {
      isOver = true;
    };
  }, [resolve, remote, version, frames]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} em ${remote} ${version}`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {message !== null && <p className={styles['message']}>{message}</p>}
      {stack?.thrown && (
        <p>
          Texto no código: <strong>{stack.thrown}</strong>
        </p>
      )}
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {stack?.note && <Notice tone="info">{stack.note}</Notice>}
      {!stack && !problem && <Spinner label="Procurando a linha no código…" />}
      {stack && (
        <ol className={styles['places']} aria-label="Por onde o erro passou, do mais interno ao mais externo">
          {stack.places.map((place) => (
            <li key={place.frame}>
              <Place {...place} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Place({ frame, source }: StackResponse['places'][number]) {
  if (!source) return <code className={styles['at']}>{frame}</code>;
  const { file, line, column, functionName, lines } = source;
  return (
    <>
      <p className={styles['where']}>
        <code className={styles['at']}>
          {file}:{line}:{column}
        </code>
        {functionName !== null && <> em {functionName}</>}
      </p>
      {lines.length > 0 && (
        // What scrolls must take focus, or the keyboard cannot scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles['code']} tabIndex={0} aria-label={`Código em volta da linha ${line}`}>
          {lines.map(({ number, text }) => (
            <span key={number} className={styles['line']} data-thrown={number === line || undefined}>
              <span className={styles['number']}>{number}</span>
              {text}
            </span>
          ))}
        </pre>
      )}
    </>
  );
}
