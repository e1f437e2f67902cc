import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import field from '../field/field.module.css';
import styles from './tags-field.module.css';
import type { TagsState } from './use-tags.ts';

/** A list of short texts: typed or pasted one after the other, each with a button that removes it. */
export function TagsField({
  label,
  hint,
  state,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  /** From `useTags`. */
  readonly state: TagsState;
}) {
  const { tags, draft, problem, news, setDraft, take, remove } = state;
  const ids = useFieldIds({ hint, error: problem });
  const input = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds; it never sends the form with a list that is only half written.
    event.preventDefault();
    take();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // A one-line control would join the lines of a pasted list.
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    take(`${draft}${text}`);
  };
  const removeAndStay = (tag: string) => {
    remove(tag);
    input.current?.focus();
  };

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={problem}>
      <div className={styles['row']}>
        <input
          ref={input}
          id={ids.control}
          className={field['control']}
          value={draft}
          autoComplete="off"
          aria-describedby={ids.describedBy}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button variant="secondary" onClick={() => take()}>
          Adicionar
        </Button>
      </div>
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag} className={styles['tag']}>
              <span className={styles['text']}>{tag}</span>
              <button
                type="button"
                className={styles['remove']}
                aria-label={`Remover ${tag}`}
                onClick={() => removeAndStay(tag)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output>
        <VisuallyHidden>{news}</VisuallyHidden>
      </output>
    </FieldFrame>
  );
}
