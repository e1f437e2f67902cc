import { TEMPLATES } from '@aura/shared-career/studio';
import { useId } from 'react';
import styles from './studio.module.css';
import { TemplateDrawing } from './template-drawing.tsx';

interface Props {
  /** Id of the chosen template. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The templates with a drawing of each: native radios, so that arrows and space work as everywhere. */
export function TemplateChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>Modelo da página</legend>
      <div className={styles['templates']}>
        {TEMPLATES.map((template) => (
          <label key={template.id} htmlFor={`${id}-${template.id}-radio`} className={styles['template']}>
            <TemplateDrawing template={template} />
            <span className={styles['templateText']}>
              <span className={styles['templateName']}>
                <input
                  id={`${id}-${template.id}-radio`}
                  type="radio"
                  name={id}
                  value={template.id}
                  checked={template.id === value}
                  aria-labelledby={`${id}-${template.id}`}
                  aria-describedby={`${id}-${template.id}-purpose`}
                  onChange={() => onChange(template.id)}
                />
                <strong id={`${id}-${template.id}`}>{template.name}</strong>
              </span>
              <small id={`${id}-${template.id}-purpose`}>{template.purpose}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
