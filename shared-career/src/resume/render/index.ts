export { parseCanonical } from './parse.ts';
export { renderPeriod, renderResumeText, type ResumeLine, resumeLines } from './render.ts';
