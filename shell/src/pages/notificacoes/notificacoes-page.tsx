import { useState } from 'react';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { markAllRead, markRead } from '../../notifications/index.ts';
import { NotificationsView } from './notifications-view.tsx';

/** `/notificacoes`: everything that the bell has announced. */
export default function NotificacoesPage() {
  const [now] = useState(() => new Date());
  return (
    <WithAccount>
      {({ profile }) => (
        <NotificationsView
          notifications={profile.notifications}
          now={now}
          onRead={markRead}
          onReadAll={markAllRead}
        />
      )}
    </WithAccount>
  );
}
