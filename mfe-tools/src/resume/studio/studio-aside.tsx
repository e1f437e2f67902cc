import { PageAside } from '@aura/shared-career-ui';
import { TEMPLATES } from '@aura/shared-career/studio';
import type { ResumeStructure } from '@aura/shared-domain';
import { SelectField } from '@aura/shared-ui';
import { type Dispatch, useState } from 'react';
import type { OptimizerAction } from '../reducer.ts';
import type { Look } from './look.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './studio.module.css';
import { useStudio } from './use-studio.ts';

export interface StudioProps {
  /** The CV with the accepted suggestions. */
  readonly resume: ResumeStructure;
  readonly look: Look;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** The current page of the CV: next to the suggestions if there is room, otherwise one tap away. */
export function StudioAside({ resume, look, dispatch }: StudioProps) {
  const studio = useStudio(resume, look);
  const [isLarge, setLarge] = useState(false);
  return (
    <PageAside
      label="Página do currículo"
      tap="Ver a página"
      title="Seu currículo agora"
      isOpen={isLarge}
      setOpen={setLarge}
      beside={
        <>
          <SelectField
            label="Modelo"
            options={TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))}
            value={studio.template.id}
            onChange={(template) => dispatch({ type: 'lookChanged', look: { ...look, template } })}
          />
          <div className={styles['small']}>
            <PagePicture studio={studio} />
            {/* Over the page, not around it: what is inside a button is not read out. */}
            <button
              type="button"
              className={styles['enlarge']}
              aria-label="Ampliar a página do currículo"
              onClick={() => setLarge(true)}
            />
          </div>
        </>
      }
    >
      <PagePicture studio={studio} />
    </PageAside>
  );
}
