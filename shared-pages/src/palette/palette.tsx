import { formatCount } from '@aura/shared-domain';
import { Dialog, Icon } from '@aura/shared-ui';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import styles from './palette.module.css';

interface Props {
  readonly entries: readonly PaletteEntry[];
  readonly onClose: () => void;
  readonly onChoose: (path: string) => void;
}

/** The command palette: finds pages while typing; arrow keys choose, Enter opens, Escape closes. */
export function Palette({ entries, onClose, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findEntries(entries, typed), [entries, typed]);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    // What it gives back in newer browsers is nothing to clean up with.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = computeTarget(event.key, at, found.length);
    const chosen = event.key === 'Enter' && !event.nativeEvent.isComposing ? found[at] : undefined;
    if (target === null && !chosen) return;
    event.preventDefault();
    if (chosen) onChoose(chosen.path);
    else if (target !== null) setAt(target);
  };
  return (
    <Dialog open title="Ir para" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className={styles['field']}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label="Página ou ferramenta"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        placeholder="Página ou ferramenta"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles['count']}>
        {found.length === 0 ? 'Nenhuma página com essas palavras.' : countOf(found.length)}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label="Páginas e ferramentas" className={styles['list']}>
        {found.map((entry, index) => (
          // The field has the focus and its keys; a pointer presses what it points to.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={entry.path}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles['option']}
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(entry.path)}
          >
            <span className={styles['label']}>{entry.label}</span>
            {entry.needs && (
              <span className={styles['needs']}>
                <Icon name="lock" size={14} /> {entry.needs}
              </span>
            )}
            <span className={styles['group']}>{entry.group}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

const countOf = (found: number) => formatCount(found, 'página', 'páginas');

/** Where a key leads in a list that goes round; null for keys that do not move. */
function computeTarget(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (at - 1 + length) % length;
  if (key === 'PageDown') return Math.min(at + 8, length - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : null;
}
