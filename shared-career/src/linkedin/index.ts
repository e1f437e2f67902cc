export { analyseLinkedIn, identifyLinkedIn, type LinkedInAnalysisOptions } from './analyse.ts';
export { ownerDoubt } from './names/owner.ts';
export { type LinkedInLine, linkedInLines, renderLinkedInText } from './render/render.ts';
export { LINKEDIN_VERSION, LINKEDIN_WEIGHTS } from './score/weights.ts';
