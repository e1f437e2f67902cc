import type { ResumeStructure } from '@aura/shared-domain';
import { Button, SelectField } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { moveLine, listTargets } from '../unclassified.ts';
import styles from '../review.module.css';

interface Props {
  readonly resume: ResumeStructure;
  readonly onChange: (resume: ResumeStructure) => void;
}

/** Lines that the reader could not place: nothing was thrown away, the person decides. */
export function UnclassifiedEditor({ resume, onChange }: Props) {
  const region = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const move = (index: number, target: string, words: string) => {
    onChange(moveLine(resume, index, target));
    setSaid(words);
    // The control that had the focus is gone with its line.
    region.current?.focus();
  };
  const options = [{ value: '', label: 'Escolha um lugar…' }, ...listTargets(resume).map(toOption)];
  return (
    <div>
      <p ref={region} tabIndex={-1} role="status" className={styles['note']}>
        {said || 'Estas linhas não couberam em nenhum campo. Mova o que importa e descarte o resto.'}
      </p>
      <ul className={styles['lines']}>
        {resume.unclassified.map((line, index) => (
          <li key={`${index}-${line}`} className={styles['line']}>
            <p>{line}</p>
            <div className={styles['lineActions']}>
              <SelectField
                label="Mover para"
                options={options}
                value=""
                onChange={(target) =>
                  move(
                    index,
                    target,
                    `Linha movida para ${options.find((o) => o.value === target)?.label ?? ''}.`,
                  )
                }
              />
              <Button variant="quiet" onClick={() => move(index, '', 'Linha descartada.')}>
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toOption = ({ id, label }: { readonly id: string; readonly label: string }) => ({ value: id, label });
