import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** The classes of a button, to dress a router link as one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return classNames(styles['button'], styles[variant], styles[size]);
}
