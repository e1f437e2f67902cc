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
