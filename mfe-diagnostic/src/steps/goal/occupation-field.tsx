import { choosePlural, DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { searchOccupations } from '@aura/shared-career';
import { TextField, VisuallyHidden } from '@aura/shared-ui';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { computeNextOption } from './combobox.ts';
import styles from './goal.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (title: string) => void;
}

const MAX_SUGGESTIONS = 6;
const MIN_LENGTH = 2;
/** From so many letters on, a role without a suggestion is none of the list. */
const LONG_ENOUGH = 4;
const OWN_WORDS = 'Nenhum cargo da lista se parece com este. Pode usar como está escrito.';

/** Target role: suggestions from the known occupations; any other text is accepted unchanged (ARIA combobox). */
export function OccupationField({ value, onChange }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useMemo(
    () => (value.trim().length < MIN_LENGTH ? [] : searchOccupations(value, MAX_SUGGESTIONS)),
    [value],
  );
  const shown = open && options.length > 0;
  const isUnknown = options.length === 0 && value.trim().length >= LONG_ENOUGH;
  const list = useRef<HTMLDivElement>(null);
  const highlighted = useRef<HTMLDivElement>(null);
  // Elements fixed to the edge of the window (the cookie bar) would cover the list: the page makes room for it.
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, options]);
  useEffect(() => {
    if (shown && active >= 0) highlighted.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, active]);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (title: string) => {
    onChange(title);
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'Enter' && shown && chosen) choose(chosen.title);
    else {
      const next = computeNextOption(event.key, shown ? active : -1, options.length);
      if (next === null) return;
      setOpen(true);
      setActive(next);
    }
    event.preventDefault();
  };

  return (
    <div className={styles['combobox']}>
      <TextField
        label="Cargo que você busca"
        hint={isUnknown ? OWN_WORDS : 'Escolha um da lista ou escreva com as suas palavras.'}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={DIAGNOSIS_LIMITS.title}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Cargos sugeridos"
        className={styles['options']}
        hidden={!shown}
      >
        {options.map((option, index) => (
          <div
            key={option.id}
            ref={index === active ? highlighted : undefined}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            // Before the blur that would close the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(option.title);
            }}
          >
            {option.title}
          </div>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>
          {shown && choosePlural(options.length, 'Uma sugestão.', `${options.length} sugestões.`)}
        </VisuallyHidden>
      </div>
    </div>
  );
}
