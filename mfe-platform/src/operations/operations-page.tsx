import {
  operationsChangeEndpoint,
  operationsHealthEndpoint,
  operationsReleasesEndpoint,
  operationsStackEndpoint,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { OperationsView } from './operations-view.tsx';
import type { OperationsPorts } from './ports.ts';

const PORTS: OperationsPorts = {
  loadHealth: () => call(operationsHealthEndpoint),
  loadReleases: (request) => call(operationsReleasesEndpoint, request),
  changeRelease: (request) => call(operationsChangeEndpoint, request),
  resolveStack: (request) => call(operationsStackEndpoint, request),
};

/** `/operacao/publicacoes`: for the people who run the platform. Who that is, the backend decides. */
const OperationsPage = () => <OperationsView ports={PORTS} />;

export default OperationsPage;
