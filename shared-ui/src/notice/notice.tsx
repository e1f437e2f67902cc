import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  /** How grave it is. */
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  /** Its first line. */
  readonly title?: string | undefined;
  /** The rest of it. */
  readonly children?: ReactNode;
  /** A button or link for what to do. */
  readonly action?: ReactNode;
}

const icons: Readonly<Record<NoticeProps['tone'], IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** A message in the page. Errors interrupt a screen reader (`alert`), the rest waits (`status`). */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div
      className={joinClassNames(styles['notice'], styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div className={styles['body']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <div className={styles['text']}>{children}</div>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
