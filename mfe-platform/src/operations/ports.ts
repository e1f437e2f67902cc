import type {
  ChangeReleaseRequest,
  ChangeReleaseResponse,
  OperationsHealth,
  ReleasesRequest,
  ReleasesResponse,
  StackRequest,
  StackResponse,
} from '@aura/shared-domain';
import type { ApiAnswer } from '@aura/shared-pages/data';

/** What the page asks the backend for. */
export interface OperationsPorts {
  readonly loadHealth: () => ApiAnswer<OperationsHealth>;
  readonly loadReleases: (request: ReleasesRequest) => ApiAnswer<ReleasesResponse>;
  readonly changeRelease: (request: ChangeReleaseRequest) => ApiAnswer<ChangeReleaseResponse>;
  readonly resolveStack: (request: StackRequest) => ApiAnswer<StackResponse>;
}
