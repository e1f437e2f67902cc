import { readFile } from 'node:fs/promises';
import { readFace } from './faces/face.ts';
import { CUTS, FACE_FILES, type Faces, type Family } from './faces/families.ts';

/** The faces of a family, from the files of the package. */
export async function loadFaces(family: Family): Promise<Faces> {
  const faces = await Promise.all(
    CUTS.map(async (cut) => [
      cut,
      readFace(await readFile(FACE_FILES[family][cut]), `Aura-${family}-${cut}`),
    ]),
  );
  return Object.fromEntries(faces) as Faces;
}
