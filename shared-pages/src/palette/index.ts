export { Palette } from './palette.tsx';
export type { PaletteEntry } from './find-entries.ts';
