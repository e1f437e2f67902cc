import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** The element to render; a `section` needs a heading or an `aria-label`. A `div` unless told. */
  readonly as?: 'section' | 'article' | 'div' | undefined;
  /** `plain` unless told. */
  readonly tone?: 'plain' | 'accent' | 'sunken' | undefined;
  /** Content of the card. */
  readonly children: ReactNode;
}

/** A sheet of paper on the page: hairline border, generous padding. */
export function Card({ as: Element = 'div', tone = 'plain', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={joinClassNames(styles['card'], styles[tone], className)}>
      {children}
    </Element>
  );
}
