import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  /** `neutral` unless told. */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** One or two words. */
  readonly children: ReactNode;
}

/** A short label; the words carry the meaning, the tone only supports it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={joinClassNames(styles['tag'], styles[tone])}>{children}</span>;
}
