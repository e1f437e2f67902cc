import { callApi } from '@aura/shared-session';
import {
  prepareGoogleSignIn,
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
} from '@aura/shared-session/host';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { useRegistry } from '../../registry/known-remotes.tsx';
import { OperationsView } from './operations-view.tsx';
import type { OperationsPorts } from './ports.ts';

const PORTS: OperationsPorts = {
  loadHealth: () => callApi('operationsHealth'),
  loadReleases: (request) => callApi('operationsReleases', request),
  changeRelease: (request) => callApi('operationsChange', request),
  resolveStack: (request) => callApi('operationsStack', request),
  prepareGoogle: prepareGoogleSignIn,
  reauthenticateWithPassword,
  reauthenticateWithGoogle,
};

/** `/operacao`: for the people who run the platform. Who that is, the backend decides. */
export function OperacaoPage() {
  const registry = useRegistry();
  return (
    <WithAccount>
      {({ user }) => (
        <OperationsView ports={PORTS} user={user} registry={registry} shellVersion={__VERSION__} />
      )}
    </WithAccount>
  );
}
