import { markAllNotificationsRead, markNotificationRead } from '@aura/shared-domain';
import { refreshProfile, updateProfile, type ProfileTransition } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

/** Marks one notification of the signed-in person as read, and reports a failure. */
export const markRead = (id: string): void => save((profile) => markNotificationRead(profile, id));

/** Marks all of them. */
export const markAllRead = (): void => save(markAllNotificationsRead);

function save(transition: ProfileTransition): void {
  // This writes the whole list, so it first needs the entries that the server has added.
  void refreshProfile();
  void updateProfile(transition).then((saved) => {
    if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
  });
}
