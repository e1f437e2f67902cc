import { ok, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { listRuns } from '../../runs/records.ts';
import { type BaseVersion, chooseBaseVersion } from './base-version.ts';

/** Reads the person's versions and chooses the newest CV among them and the profile's. */
export async function readBaseVersion(profile: Profile): Promise<Result<BaseVersion, Failure>> {
  const listed = await listRuns('resume');
  return listed.ok ? ok(chooseBaseVersion(profile, listed.value)) : listed;
}
