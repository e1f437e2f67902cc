import { makeDocument } from '@aura/shared-career/studio';
import { Button, Disclosure, TextField, VisuallyHidden } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Look } from './look.ts';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

interface Props {
  readonly studio: Studio;
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** A list with one entry moved by a place. */
function moveEntry(ids: readonly string[], at: number, by: 1 | -1): string[] {
  const id = ids[at];
  return id === undefined ? [...ids] : ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
}

interface Moved {
  readonly id: string;
  readonly by: 1 | -1;
}

/** The sections of the page: their order, their names, and which of them are shown. */
export function SectionsEditor({ studio, look, onChange }: Props) {
  const { resume, arrangement } = studio;
  const { sections } = makeDocument(resume, { ...arrangement, hidden: [] });
  const ids = sections.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (moved === null) return;
    // An element that changes its place loses the focus, and so does a button that is not needed at the end.
    const item = [...(list.current?.children ?? [])].find(
      (element) => element.getAttribute('data-section') === moved.id,
    );
    const [up, down] = item?.querySelectorAll('button') ?? [];
    const buttons = moved.by < 0 ? [up, down] : [down, up];
    buttons.find((button) => button?.disabled === false)?.focus();
  }, [moved]);
  const move = (at: number, by: 1 | -1) => {
    onChange({ ...look, order: moveEntry(ids, at, by) });
    setMoved({ id: ids[at] ?? '', by });
  };
  const place = moved === null ? -1 : ids.indexOf(moved.id);
  return (
    <Disclosure summary="Ordenar, renomear ou esconder seções">
      <VisuallyHidden>
        <span role="status">
          {place < 0 ? '' : `${sections[place]?.heading ?? ''}: seção ${place + 1} de ${ids.length}`}
        </span>
      </VisuallyHidden>
      <ul ref={list} className={styles['sections']}>
        {sections.map(({ id, heading }, at) => {
          const isHidden = look.hidden.includes(id);
          return (
            <li key={id} data-section={id}>
              <TextField
                label={`Título da seção ${at + 1}${isHidden ? ' (escondida)' : ''}`}
                maxLength={80}
                value={look.names[id] ?? heading}
                disabled={isHidden}
                onChange={({ currentTarget }) =>
                  onChange({ ...look, names: { ...look.names, [id]: currentTarget.value } })
                }
              />
              <Button
                variant="quiet"
                disabled={at === 0}
                aria-label={`Subir ${heading}`}
                onClick={() => move(at, -1)}
              >
                Subir
              </Button>
              <Button
                variant="quiet"
                disabled={at === ids.length - 1}
                aria-label={`Descer ${heading}`}
                onClick={() => move(at, 1)}
              >
                Descer
              </Button>
              <Button
                variant="quiet"
                aria-label={`${isHidden ? 'Mostrar' : 'Esconder'} ${heading}`}
                onClick={() =>
                  onChange({
                    ...look,
                    hidden: isHidden ? look.hidden.filter((one) => one !== id) : [...look.hidden, id],
                  })
                }
              >
                {isHidden ? 'Mostrar' : 'Esconder'}
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
