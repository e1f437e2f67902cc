import { joinClassNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

/** How a button looks. */
export interface ButtonLook {
  /** `primary` unless told. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `md` unless told. */
  readonly size?: 'md' | 'lg' | undefined;
}

/** The classes of a button, to dress a router link as one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return joinClassNames(styles['button'], styles[variant], styles[size]);
}
