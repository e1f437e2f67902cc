import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** The action is running: announced, dimmed, and clicks (also submits) are ignored. */
  readonly busy?: boolean | undefined;
}

/** A button. It submits no form unless `type="submit"`; while busy it keeps the focus and its width. */
export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const state = busy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button
      {...rest}
      {...state}
      type={type}
      className={joinClassNames(buttonClass({ variant, size }), className)}
      onClick={click}
    >
      <span className={styles['label']}>{children}</span>
      {busy && <span className={styles['busy']} aria-hidden="true" />}
    </button>
  );
}
