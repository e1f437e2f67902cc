import type { Viewer } from '@aura/shared-federation/contract';
import type { SessionState } from '@aura/shared-session';

/** The viewer for choosing releases; null until the person is known. */
export const identifyViewer = (session: SessionState): Viewer =>
  session.status === 'signedIn' ? { uid: session.user.uid, role: session.profile.role } : null;

/** Whether two viewers get the same releases. */
export const isSameViewer = (a: Viewer, b: Viewer): boolean => a?.uid === b?.uid && a?.role === b?.role;
