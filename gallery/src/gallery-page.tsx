import { buttonClass, PageHeader } from '@aura/shared-ui';
import { Contents } from './frame/contents.tsx';
import { SectionFrame } from './frame/section-frame.tsx';
import { SECTIONS } from './sections.ts';
import styles from './gallery-page.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Every token and every component of the library, with its states. */
export function GalleryPage() {
  return (
    <main className={styles['page']}>
      <PageHeader
        eyebrow="Sistema de design"
        title="Componentes"
        lead="Os tokens e os componentes com que as telas da Aura são feitas, com seus estados. Para quem desenha e para quem programa."
        actions={
          <a className={buttonClass({ variant: 'secondary' })} href="#botoes">
            Ir para os componentes
          </a>
        }
      />
      <ThemeChoice />
      <div className={styles['layout']}>
        <Contents sections={SECTIONS} />
        <div className={styles['sections']}>
          {SECTIONS.map((section) => (
            <SectionFrame key={section.id} {...section} />
          ))}
        </div>
      </div>
    </main>
  );
}
