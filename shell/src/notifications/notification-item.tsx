import type { Notification } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, Tag } from '@aura/shared-ui';
import { useRef } from 'react';
import styles from './notifications.module.css';
import { parseOwnPath } from './own-path.ts';
import { formatTimeAgo } from './format-time-ago.ts';

interface Props {
  readonly notification: Notification;
  readonly now: Date;
  readonly onRead: (id: string) => void;
  /** The person follows the link of the notification. */
  readonly onFollow?: () => void;
  /** Whether one with a link can also be marked without following it. */
  readonly markable?: boolean;
}

/** One notification. Its link is untrusted: only a path of this site becomes one. */
export function NotificationItem({ notification, now, onRead, onFollow, markable = false }: Props) {
  const { id, text, read, timestamp, link } = notification;
  const item = useRef<HTMLLIElement>(null);
  const path = parseOwnPath(link);
  const mark = () => {
    // The button goes away with its state; without this the focus would fall back to the page.
    item.current?.focus();
    onRead(id);
  };
  const follow = () => {
    if (!read) onRead(id);
    onFollow?.();
  };
  return (
    <li ref={item} tabIndex={-1} className={styles['item']} data-read={read}>
      <p className={styles['text']}>
        {path ? (
          <Link to={path} onClick={follow}>
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
      <div className={styles['meta']}>
        {!read && <Tag tone="accent">Não lida</Tag>}
        <time dateTime={timestamp}>{formatTimeAgo(timestamp, now)}</time>
        {!read && (markable || !path) && (
          <Button variant="quiet" className={styles['mark']} onClick={mark}>
            Marcar como lida
          </Button>
        )}
      </div>
    </li>
  );
}
