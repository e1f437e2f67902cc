import { Button, Disclosure } from '@aura/shared-ui';
import { useContext, useRef, useState, type ReactNode } from 'react';
import styles from './review.module.css';
import { Unsure } from './unsure.ts';

interface Props<T> {
  /** Path of the list in the CV. */
  readonly path: string;
  readonly entries: readonly T[];
  /** What one entry is called: "experiência". */
  readonly noun: string;
  /** What one without content yet is called: "Nova experiência". */
  readonly newLabel: string;
  readonly summaryOf: (entry: T) => string;
  readonly blank: () => T;
  readonly onChange: (entries: T[]) => void;
  readonly children: (entry: T, change: (patch: Partial<T>) => void, index: number) => ReactNode;
}

/** Entries of one kind, each folded behind its summary, that can be corrected, removed and added. */
export function EntryList<T>({
  path,
  entries,
  noun,
  newLabel,
  summaryOf,
  blank,
  onChange,
  children,
}: Props<T>) {
  // Entries have no identity: after a removal all are mounted again, so that none inherits another one's unfinished
  // input.
  const [generation, setGeneration] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (index: number, patch: Partial<T>) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...patch } : entry)));
  const removeAt = (index: number) => {
    setGeneration(generation + 1);
    onChange(entries.filter((_, at) => at !== index));
    addButton.current?.focus();
  };
  return (
    <div className={styles['entries']}>
      {entries.map((entry, index) => (
        <Entry
          key={`${generation}-${index}`}
          path={`${path}.${index}`}
          summary={summaryOf(entry)}
          newLabel={newLabel}
        >
          {children(entry, (patch) => change(index, patch), index)}
          <div>
            <Button variant="quiet" onClick={() => removeAt(index)}>
              Remover {noun}
            </Button>
          </div>
        </Entry>
      ))}
      <div>
        <Button ref={addButton} variant="secondary" onClick={() => onChange([...entries, blank()])}>
          Adicionar {noun}
        </Button>
      </div>
    </div>
  );
}

interface EntryProps {
  readonly path: string;
  readonly summary: string;
  readonly newLabel: string;
  readonly children: ReactNode;
}

function Entry({ path, summary, newLabel, children }: EntryProps) {
  const isUnsure = useContext(Unsure);
  const [startsOpen] = useState(() => summary === '' || isUnsure(path));
  return (
    <div data-path={path}>
      <Disclosure summary={summary || newLabel} open={startsOpen}>
        <div className={styles['fields']}>{children}</div>
      </Disclosure>
    </div>
  );
}
