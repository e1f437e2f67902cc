import {
  declarationsAsset,
  readExtensions,
  type Extension,
  type Release,
} from '@aura/shared-federation/contract';
import { useEffect, useState } from 'react';

/** What the release shows in pages of the shell; null until it is known. */
export function useDeclared({ baseUrl, descriptor }: Release): readonly Extension[] | null {
  const [declared, setDeclared] = useState<readonly Extension[] | null>(null);
  const file = declarationsAsset(descriptor);
  useEffect(() => {
    let isOver = false;
    const take = (extensions: readonly Extension[]) => isOver || setDeclared(extensions);
    if (file) {
      const { integrity } = file;
      fetch(baseUrl + file.file, { credentials: 'omit', integrity })
        .then((response) => response.json())
        .then((declarations) => take(readExtensions(declarations)))
        .catch((error: unknown) => {
          console.error(`${file.file}:`, error);
          take([]);
        });
    } else take([]);
    return () => void (isOver = true);
  }, [baseUrl, file]);
  return declared;
}
