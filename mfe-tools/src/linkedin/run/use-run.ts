import {
  LinkedInAnalysisInputSchema,
  type LinkedInAnalysisInput,
  type ResumeStructure,
  linkedinRunEndpoint,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import type { Dispatch } from 'react';
import * as v from 'valibot';
import { askOrFind } from '../../runs/ask-or-find.ts';
import { useToolRun } from '../../runs/use-tool-run.ts';
import { HOME_PATH, runPath } from '../paths.ts';
import type { LinkedInAction } from '../reducer.ts';
import type { LinkedInState } from '../state.ts';
import { tidyProfile } from './tidy-profile.ts';

/** What the account adds to the profile that was read. */
interface OfAccount {
  readonly accountName: string;
  readonly resume: ResumeStructure | null;
  /** Day from which the CV is; null where that is not known. */
  readonly resumeDay: string | null;
}

/** What the state asks to be analysed; null without a profile, or where a field is longer than it may be. */
export function buildInput(
  { read, goal, declared, withResume, ownerConfirmed }: LinkedInState,
  { accountName, resume, resumeDay }: OfAccount,
): LinkedInAnalysisInput | null {
  if (!read) return null;
  const input = v.safeParse(LinkedInAnalysisInputSchema, {
    profile: tidyProfile(read.profile),
    source: read.source,
    goal: goal.trim(),
    resume: withResume ? resume : null,
    resumeDay: withResume && resume !== null ? resumeDay : null,
    declared,
    accountName,
    ownerConfirmed,
  });
  return input.success ? input.output : null;
}

/** Has the profile of the state analysed. */
export function useRun(state: LinkedInState, account: OfAccount, dispatch: Dispatch<LinkedInAction>) {
  return useToolRun({
    tool: HOME_PATH,
    input: () => buildInput(state, account),
    call: (input) => {
      const requestId = state.requestId ?? crypto.randomUUID();
      dispatch({ type: 'requestPrepared', requestId });
      return askOrFind('linkedin', requestId, () =>
        call(linkedinRunEndpoint, { requestId, revisionOf: null, input }),
      );
    },
    onDone: () => dispatch({ type: 'analysed' }),
    pathOf: runPath,
    readyText: 'A análise do seu perfil ficou pronta: veja em Otimizador de LinkedIn.',
  });
}
