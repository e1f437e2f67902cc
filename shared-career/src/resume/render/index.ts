export { parseCanonical } from './parse.ts';
export { renderPeriod, renderResumeText, type ResumeLine, renderResumeLines } from './render.ts';
