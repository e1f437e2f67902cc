import type { Notification } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { useState } from 'react';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { sortNotifications, countUnread, describeUnread } from './order.ts';

interface Props {
  readonly notifications: readonly Notification[];
  readonly onRead: (id: string) => void;
  /** The clock for relative times. */
  readonly clock?: () => Date;
}

const PANEL_ID = 'insights-da-aura';
const SHOWN = 5;
/** A larger number would not fit the badge; the name of the button says it. */
const MOST_IN_BADGE = 99;

const readClock = () => new Date();

/** The bell of the header with the latest notifications. */
export function NotificationBell({ notifications, onRead, clock = readClock }: Props) {
  const { open, toggle, close, buttonRef, rootRef } = useDisclosure();
  const [now, setNow] = useState(clock);

  const unread = countUnread(notifications);
  const latest = sortNotifications(notifications).slice(0, SHOWN);
  return (
    <div className={styles['root']} ref={rootRef}>
      <button
        type="button"
        ref={buttonRef}
        className={styles['bell']}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        aria-label={`Notificações: ${describeUnread(unread)}`}
        onClick={() => {
          setNow(clock());
          toggle();
        }}
      >
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <span className={styles['badge']}>{unread > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : unread}</span>
        )}
      </button>
      <section id={PANEL_ID} className={styles['panel']} aria-label="Notificações" hidden={!open}>
        {/* No heading: the header comes before the page's own first one. */}
        <p className={styles['title']}>Notificações</p>
        {latest.length === 0 ? (
          <p className={styles['empty']}>Nenhuma novidade por enquanto.</p>
        ) : (
          <ul className={styles['list']}>
            {latest.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={now}
                onRead={onRead}
                onFollow={close}
              />
            ))}
          </ul>
        )}
        <Link to="/notificacoes" className={styles['all']} onClick={close}>
          Ver Todas
        </Link>
      </section>
    </div>
  );
}
