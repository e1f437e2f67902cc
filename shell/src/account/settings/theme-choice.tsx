import { ChoiceGroup } from '@aura/shared-ui';
import { setTheme, useTheme, type Theme } from '../../theme/index.ts';

const OPTIONS: readonly { readonly value: Theme; readonly label: string; readonly description?: string }[] = [
  { value: 'system', label: 'Sistema', description: 'Acompanha o tema do seu aparelho.' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

/** The theme of this device; it takes effect at once. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <ChoiceGroup
      legend="Tema"
      name="tema"
      options={OPTIONS}
      value={theme}
      onChange={(chosen) => setTheme(OPTIONS.find(({ value }) => value === chosen)?.value ?? 'system')}
    />
  );
}
