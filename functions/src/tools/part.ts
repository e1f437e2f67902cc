import { linkedinRunEndpoint, resumeRunEndpoint, resumeVersionEndpoint } from '@aura/shared-domain';
import { askThread } from '../analysis/thread.ts';
import { definePart } from '../parts/define-part.ts';
import { runTool } from './run-tool.ts';
import { saveVersion } from './save-version.ts';
import { LINKEDIN_TOOL, createResumeTool, type ResumeEngine } from './tools.ts';

const askResumeThread: ResumeEngine = (input, options) => askThread('resume', input, options);

/** The optimisers of CVs and of LinkedIn profiles. */
export const createToolsPart = (resumeEngine: ResumeEngine = askResumeThread) =>
  definePart({
    name: 'tools',
    limits: {
      // An analysis of the largest document takes a whole second; one person must not fill a minute with them.
      analysis: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
    },
    routes(bind, deps) {
      bind(resumeRunEndpoint, runTool(createResumeTool(resumeEngine), deps), { limit: 'analysis' });
      bind(resumeVersionEndpoint, saveVersion(deps), { limit: 'analysis' });
      bind(linkedinRunEndpoint, runTool(LINKEDIN_TOOL, deps), { limit: 'analysis' });
    },
  });

export default createToolsPart();
