import type { Viewer } from '@aura/shared-federation/contract';
import type { SessionState } from '@aura/shared-session';

/** Who the releases are chosen for; nobody until it is known who is there. */
export const viewerOf = (session: SessionState): Viewer =>
  session.status === 'signedIn' ? { uid: session.user.uid, role: session.profile.role } : null;

/** Whether two viewers get the same releases. */
export const isSameViewer = (a: Viewer, b: Viewer): boolean => a?.uid === b?.uid && a?.role === b?.role;
