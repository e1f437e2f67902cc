import { useEffect } from 'react';
import { useOffered } from '../extensions/index.ts';
import { keepShelves } from './keep-shelves.ts';

/** Manages the pages that remotes store on this device; draws nothing. */
export function Shelves() {
  // As one text: the paths stay the same while the session and the registry change.
  const paths = useOffered('offline.shelf')
    .map(({ extension }) => extension.path)
    .join(' ');
  useEffect(() => keepShelves(paths === '' ? [] : paths.split(' ')), [paths]);
  return null;
}
