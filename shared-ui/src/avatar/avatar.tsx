import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** An embedded image or a path of this site; any other address shows the initials. */
  readonly url: string | null | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

const EDGE = { sm: 28, md: 40, lg: 72 } as const;

/** A person's picture or initials. Decorative: the name is next to it, or in the label of its button. */
export function Avatar({ name, url, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = checkPicture(url);
  const letters = computeInitials(name);
  return (
    <span className={styles['avatar']} data-size={size} aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" width={EDGE[size]} height={EDGE[size]} onError={() => setBroken(picture)} />
      ) : (
        letters || <Icon name="user" size={EDGE[size] / 2} />
      )}
    </span>
  );
}

/** First letters of the first and the last name, in capitals; empty without a name. */
export function computeInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => readFirstLetter(word ?? '')).join('');
}

/** By code point, so that a letter outside the basic plane stays whole. */
function readFirstLetter(word: string): string {
  const point = word.normalize('NFC').codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point).toLocaleUpperCase('pt-BR');
}

/**
 * The address of a picture that the page may show: an embedded raster image or a path of this site. The content
 * security policy allows no other, and a stored address is untrusted; for anything else null.
 */
function checkPicture(url: string | null | undefined): string | null {
  if (!url) return null;
  return /^data:image\/(png|jpeg|webp);base64,/.test(url) || /^\/(?![/\\])/.test(url) ? url : null;
}
