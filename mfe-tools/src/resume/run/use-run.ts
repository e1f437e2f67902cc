import { tidyResume } from '@aura/shared-career-ui';
import { ResumeAnalysisInputSchema, type ResumeAnalysisInput, resumeRunEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import type { Dispatch } from 'react';
import * as v from 'valibot';
import { askOrFind } from '../../runs/ask-or-find.ts';
import { useToolRun } from '../../runs/use-tool-run.ts';
import { HOME_PATH, runPath } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { OptimizerState } from '../state.ts';

/** What the state asks to be analysed; null without a CV, or where a field is longer than it may be. */
export function buildInput({ resume, goal, jobText }: OptimizerState): ResumeAnalysisInput | null {
  if (!resume) return null;
  const input = v.safeParse(ResumeAnalysisInputSchema, {
    resume: tidyResume(resume.structure),
    reading: {
      layout: resume.layout ?? 'plainText',
      notices: resume.notices.map(({ code }) => code),
    },
    goal: goal.trim(),
    jobText: jobText.trim(),
  });
  return input.success ? input.output : null;
}

/** Has the CV of the state analysed. */
export function useRun(state: OptimizerState, dispatch: Dispatch<OptimizerAction>) {
  return useToolRun({
    tool: HOME_PATH,
    input: () => buildInput(state),
    call: (input) => {
      const requestId = state.requestId ?? crypto.randomUUID();
      dispatch({ type: 'requestPrepared', requestId });
      return askOrFind('resume', requestId, () =>
        call(resumeRunEndpoint, { requestId, revisionOf: null, input }),
      );
    },
    onDone: () => dispatch({ type: 'analysed' }),
    pathOf: runPath,
    readyText: 'A análise do seu currículo ficou pronta: veja em Otimizador de currículo.',
  });
}
