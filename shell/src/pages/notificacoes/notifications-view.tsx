import type { Notification } from '@aura/shared-domain';
import { Button, PageHeader } from '@aura/shared-ui';
import { NotificationItem, countUnread, describeUnread } from '../../notifications/index.ts';
import { groupByDay } from './group-by-day.ts';
import styles from './notificacoes.module.css';

interface Props {
  readonly notifications: readonly Notification[];
  readonly now: Date;
  readonly onRead: (id: string) => void;
  readonly onReadAll: () => void;
}

/** Every notification by day. */
export function NotificationsView({ notifications, now, onRead, onReadAll }: Props) {
  const unread = countUnread(notifications);
  return (
    <div className={styles['page']}>
      <PageHeader
        title="Notificações"
        lead={
          <p aria-live="polite">
            {notifications.length > 0 && `${notifications.length} no total, ${describeUnread(unread)}.`}
          </p>
        }
        actions={
          notifications.length > 0 && (
            // Not disabled by its own press: the focus would be lost with it.
            <Button
              variant="secondary"
              aria-disabled={unread === 0}
              onClick={unread === 0 ? undefined : onReadAll}
            >
              Marcar todas como lidas
            </Button>
          )
        }
      />
      {notifications.length === 0 ? (
        <p className={styles['empty']}>
          Nenhuma novidade por enquanto. Aqui aparecem os avisos das partes da Aura que você usa: o que ficou
          pronto, o que tem prazo perto e o que você pediu para acompanhar.
        </p>
      ) : (
        groupByDay(notifications, now).map(({ day, label, notifications: group }) => (
          <section key={day} className={styles['day']} aria-labelledby={`dia-${day}`}>
            <h2 id={`dia-${day}`}>{label}</h2>
            <ul className={styles['list']}>
              {group.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  now={now}
                  onRead={onRead}
                  markable
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}
