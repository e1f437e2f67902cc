import { buttonClass, ChoiceGroup, PageHeader } from '@aura/shared-ui';
import { Contents } from './frame/contents.tsx';
import { SectionFrame } from './frame/section-frame.tsx';
import styles from './gallery-page.module.css';
import { useState } from 'react';
import { CONTROL_SECTIONS } from './components/control-sections.ts';
import { DISPLAY_SECTIONS } from './components/display-sections.ts';
import type { SpecimenSection } from './frame/section.ts';
import { TOKEN_SECTIONS } from './tokens/token-sections.ts';

/** The page, in its order. */
export const SECTIONS: readonly SpecimenSection[] = [
  ...TOKEN_SECTIONS,
  ...CONTROL_SECTIONS,
  ...DISPLAY_SECTIONS,
];

const THEMES = [
  { value: 'system', label: 'Do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

/** Shows the gallery in a theme of one's choice, as the shell does with a page. */
function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  const choose = (chosen: string) => {
    setTheme(chosen);
    if (chosen === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
  };
  return (
    <ChoiceGroup
      legend="Tema"
      name="gallery-theme"
      options={THEMES}
      value={theme}
      onChange={choose}
      layout="row"
    />
  );
}

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
