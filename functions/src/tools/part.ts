import { analyseResume } from '@aura/shared-career';
import { linkedinRunEndpoint, resumeRunEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { runTool } from './run-tool.ts';
import { LINKEDIN_TOOL, resumeTool, type ResumeEngine } from './tools.ts';

/** The optimisers of CVs and of LinkedIn profiles. */
export const createToolsPart = (resumeEngine: ResumeEngine = analyseResume) =>
  definePart({
    name: 'tools',
    limits: {
      // An analysis of the largest document keeps a whole second; nobody may fill a minute with them.
      analysis: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
    },
    routes(bind, deps) {
      bind(resumeRunEndpoint, runTool(resumeTool(resumeEngine), deps), { limit: 'analysis' });
      bind(linkedinRunEndpoint, runTool(LINKEDIN_TOOL, deps), { limit: 'analysis' });
    },
  });

export default createToolsPart();
