import type { Membership } from '@aura/shared-domain';
import type { MembershipPorts } from './ports.ts';
import type { Act } from './use-memberships.ts';

/** What the block of one membership is given. */
export interface BlockProps {
  readonly membership: Membership;
  readonly act: Act;
  readonly contribution: MembershipPorts['contribution'];
  /** The membership is gone; with what is said in its place. */
  readonly onDone: (message: string) => void;
}
