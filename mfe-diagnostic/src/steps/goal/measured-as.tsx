import { Button, ChoiceGroup } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../steps.module.css';
import type { Measured } from './find-measured.ts';

interface Props {
  /** The role as written. */
  readonly typed: string;
  readonly measured: Measured;
  /** Null: none of those offered. */
  readonly onChoose: (occupationId: string | null) => void;
  /** What is said where it is none of ours. */
  readonly noneText: string;
}

const NONE = 'none';

function findChoice(measured: Measured): string {
  if (measured.kind === 'other') return measured.id;
  return measured.kind === 'none' ? NONE : '';
}

/** Says what a role in the person's own words is measured as, and lets them choose another; open where it is in doubt. */
export function MeasuredAs({ typed, measured, onChoose, noneText }: Props) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (measured.kind === 'plain') return <div role="status" />;
  const { options } = measured;
  const isOpen = askedFor === typed || measured.kind !== 'other' || !measured.isSure;
  return (
    <div className={styles['fields']}>
      <div role="status" className={styles['row']}>
        <p className={styles['note']}>
          {measured.kind === 'other' && (
            <>
              Vamos medir você como: <strong>{measured.title}</strong>.
            </>
          )}
          {measured.kind === 'none' && noneText}
        </p>
        {measured.kind === 'other' && !isOpen && (
          <Button variant="quiet" onClick={() => setAskedFor(typed)}>
            Trocar
          </Button>
        )}
      </div>
      {isOpen && options.length > 0 && (
        <ChoiceGroup
          legend={
            measured.kind === 'unknown'
              ? 'É um destes, com outro nome?'
              : 'O mais parecido com o que você busca'
          }
          name="measured-as"
          options={[
            ...options.map(({ id, title }) => ({ value: id, label: title })),
            { value: NONE, label: 'Nenhum destes' },
          ]}
          value={findChoice(measured)}
          onChange={(value) => onChoose(value === NONE ? null : value)}
        />
      )}
    </div>
  );
}
