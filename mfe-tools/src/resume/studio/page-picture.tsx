import { type Faces, type Family, PAGE, type SetDocument, typeset } from '@aura/shared-career/studio';
import { choosePlural } from '@aura/shared-domain';
import { Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { makeFontName, loadFaces } from './load-faces.ts';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

/** The faces of a family as they come; null while they do, `failed` where they cannot be had. */
function useFaces(family: Family): Faces | 'failed' | null {
  const [got, setGot] = useState<{ readonly family: Family; readonly faces: Faces | 'failed' } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadFaces(family).then(
      (faces) => isWanted && setGot({ family, faces }),
      () => isWanted && setGot({ family, faces: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [family]);
  return got?.family === family ? got.faces : null;
}

/** The pages of the CV as they will be in the file, line by line. */
export function PagePicture({ studio }: { readonly studio: Studio }) {
  const { document, template } = studio;
  const faces = useFaces(template.family);
  const set = useMemo(
    () => (faces === null || faces === 'failed' ? null : typeset(document, template, faces)),
    [document, template, faces],
  );
  if (faces === 'failed')
    return (
      <Notice tone="warning">A página não pôde ser desenhada sem conexão. O currículo está guardado.</Notice>
    );
  if (!set) return <Spinner label="Desenhando a página" />;
  return (
    <div className={styles['pages']}>
      {set.pages.map((page, index) => (
        <Page key={index} page={page} family={template.family} label={describePage(index, set)} />
      ))}
    </div>
  );
}

const describePage = (index: number, { pages }: SetDocument): string =>
  choosePlural(pages.length, 'Página do currículo', `Página ${index + 1} de ${pages.length} do currículo`);

interface PageProps {
  readonly page: SetDocument['pages'][number];
  readonly family: Family;
  readonly label: string;
}

function Page({ page: { shapes, runs }, family, label }: PageProps) {
  return (
    <svg
      className={styles['page']}
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-label={label}
      fontFamily={makeFontName(family)}
    >
      {shapes.map(({ colour, ...place }, index) => (
        <rect key={index} {...place} fill={colour} />
      ))}
      {runs.map(({ x, y, text, cut, size, colour }, index) => (
        <text
          key={index}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={cut === 'bold' ? 600 : 400}
          fontStyle={cut === 'italic' ? 'italic' : 'normal'}
          fill={colour}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
