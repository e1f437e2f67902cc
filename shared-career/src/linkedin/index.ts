export { analyseLinkedIn, identifyLinkedIn, type LinkedInAnalysisOptions } from './analyse.ts';
export { mayBelongToOther } from './names/owner.ts';
export { type LinkedInLine, renderLinkedInLines, renderLinkedInText } from './render/render.ts';
export { LINKEDIN_VERSION, LINKEDIN_WEIGHTS } from './score/weights.ts';
