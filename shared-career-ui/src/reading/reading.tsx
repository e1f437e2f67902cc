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

/** The reading under way. It takes the focus and comes into sight: the control that started it is gone meanwhile. */
export function Reading({ label, progress, onCancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card tone="sunken">
      <div ref={place} className={`${styles['fields']} ${styles['reading']}`}>
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
