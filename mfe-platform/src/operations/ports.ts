import type {
  ApiError,
  ChangeReleaseRequest,
  ChangeReleaseResponse,
  OperationsHealth,
  ReleasesRequest,
  ReleasesResponse,
  Result,
  StackRequest,
  StackResponse,
} from '@aura/shared-domain';

type Answer<T> = Promise<Result<T, ApiError>>;

/** What the page asks the backend for. */
export interface OperationsPorts {
  readonly loadHealth: () => Answer<OperationsHealth>;
  readonly loadReleases: (request: ReleasesRequest) => Answer<ReleasesResponse>;
  readonly changeRelease: (request: ChangeReleaseRequest) => Answer<ChangeReleaseResponse>;
  readonly resolveStack: (request: StackRequest) => Answer<StackResponse>;
}
