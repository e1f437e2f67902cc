import { makeDocument } from '@aura/shared-career/studio';
import { Button, Disclosure, TextField } from '@aura/shared-ui';
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

/** The sections of the page: their order, their names, and which of them are shown. */
export function SectionsEditor({ studio, look, onChange }: Props) {
  const { resume, arrangement } = studio;
  const { sections } = makeDocument(resume, { ...arrangement, hidden: [] });
  const ids = sections.map(({ id }) => id);
  return (
    <Disclosure summary="Ordenar, renomear ou esconder seções">
      <ul className={styles['sections']}>
        {sections.map(({ id, heading }, at) => {
          const isHidden = look.hidden.includes(id);
          return (
            <li key={id}>
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
                onClick={() => onChange({ ...look, order: moveEntry(ids, at, -1) })}
              >
                Subir
              </Button>
              <Button
                variant="quiet"
                disabled={at === ids.length - 1}
                aria-label={`Descer ${heading}`}
                onClick={() => onChange({ ...look, order: moveEntry(ids, at, 1) })}
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
