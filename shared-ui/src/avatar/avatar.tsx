import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { initials } from './initials.ts';
import { shownPicture } from './shown-picture.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** An embedded image or a path of this site; any other address shows the initials. */
  readonly url: string | null | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

const EDGE = { sm: 28, md: 40, lg: 72 } as const;

/** A person's picture or initials. Decoration: the name stands beside it, or in the label of its button. */
export function Avatar({ name, url, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = shownPicture(url);
  const letters = initials(name);
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
