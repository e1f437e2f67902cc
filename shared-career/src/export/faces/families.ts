import type { Face } from './face.ts';

/** Families that documents are set in, see `fonts/README.md`. */
export const FAMILIES = ['sans', 'serif', 'plain'] as const;
export type Family = (typeof FAMILIES)[number];

export const CUTS = ['regular', 'bold', 'italic'] as const;
export type Cut = (typeof CUTS)[number];

/** The three cuts of a family. */
export type Faces = Readonly<Record<Cut, Face>>;

/** Where the files are; a bundler replaces each by the address of the asset. */
export const FACE_FILES: Readonly<Record<Family, Readonly<Record<Cut, URL>>>> = {
  sans: {
    regular: new URL('fonts/sans-regular.woff', import.meta.url),
    bold: new URL('fonts/sans-bold.woff', import.meta.url),
    italic: new URL('fonts/sans-italic.woff', import.meta.url),
  },
  serif: {
    regular: new URL('fonts/serif-regular.woff', import.meta.url),
    bold: new URL('fonts/serif-bold.woff', import.meta.url),
    italic: new URL('fonts/serif-italic.woff', import.meta.url),
  },
  plain: {
    regular: new URL('fonts/plain-regular.woff', import.meta.url),
    bold: new URL('fonts/plain-bold.woff', import.meta.url),
    italic: new URL('fonts/plain-italic.woff', import.meta.url),
  },
};
