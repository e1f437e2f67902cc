import { membershipsEndpoint, ok, type ApiError, type Membership, type Result } from '@aura/shared-domain';
import { call } from '@aura/shared-session';

/** The companies that the person is a member of, or was. */
export async function loadMemberships(): Promise<Result<readonly Membership[], ApiError>> {
  const answer = await call(membershipsEndpoint);
  return answer.ok ? ok(answer.value.memberships) : answer;
}
