import { type Cut, CUTS, FACE_FILES, type Faces, type Family, readFace } from '@aura/shared-career/studio';

/** How style sheets and drawings name a family. */
export const makeFontName = (family: Family): string => `aura-cv-${family}`;

const LOOKS: Readonly<Record<Cut, FontFaceDescriptors>> = {
  regular: { weight: '400', style: 'normal' },
  bold: { weight: '600', style: 'normal' },
  italic: { weight: '400', style: 'italic' },
};

const loaded = new Map<Family, Promise<Faces>>();

async function fetchFaces(family: Family): Promise<Faces> {
  const faces = await Promise.all(
    CUTS.map(async (cut) => {
      const answer = await fetch(FACE_FILES[family][cut]);
      if (!answer.ok) throw new Error(`font ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      document.fonts.add(await new FontFace(makeFontName(family), bytes, LOOKS[cut]).load());
      return [cut, readFace(bytes, `Aura-${family}-${cut}`)] as const;
    }),
  );
  return Object.fromEntries(faces) as Faces;
}

/** The faces of a family, for the page on the screen as for the file. They are fetched once; a failure may be tried again. */
export function loadFaces(family: Family): Promise<Faces> {
  const known = loaded.get(family);
  if (known) return known;
  const coming = fetchFaces(family).catch((error: unknown) => {
    loaded.delete(family);
    throw error;
  });
  loaded.set(family, coming);
  return coming;
}
