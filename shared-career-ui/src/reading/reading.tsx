import { Button, Card, ProgressBar } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from '../resume.module.css';
import type { ReadProgress } from './run-in-worker.ts';

interface Props {
  /** What is being read: "Lendo seu currículo". */
  readonly label: string;
  readonly progress: ReadProgress;
  readonly onCancel: () => void;
}

/** The reading under way. It takes the focus, as the control that started it is gone while it lasts. */
export function Reading({ label, progress, onCancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Card tone="sunken">
      <div className={styles['fields']}>
        <ProgressBar label={label} value={progress.fraction} detail={progress.stage} />
        <p role="status" className={styles['note']}>
          {progress.stage}
        </p>
        <div>
          <Button ref={button} variant="secondary" onClick={onCancel}>
            Cancelar leitura
          </Button>
        </div>
      </div>
    </Card>
  );
}
