import {
  operationsChangeEndpoint,
  operationsHealthEndpoint,
  operationsReleasesEndpoint,
  operationsStackEndpoint,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
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
  loadHealth: () => call(operationsHealthEndpoint),
  loadReleases: (request) => call(operationsReleasesEndpoint, request),
  changeRelease: (request) => call(operationsChangeEndpoint, request),
  resolveStack: (request) => call(operationsStackEndpoint, request),
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
