import { ChoiceGroup } from '@aura/shared-ui';
import { useState } from 'react';

const THEMES = [
  { value: 'system', label: 'Do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

/** Shows the gallery in a theme of one's choice, as the shell does with a page. */
export function ThemeChoice() {
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
