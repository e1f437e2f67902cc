export { findPeriods, isLoneDate, parsePeriod, type Period, type PeriodMatch } from './dates/period.ts';
export { readResumeFile, type ReadFileOptions, type ResumeFile } from './read-file.ts';
export { detectKind } from './detect.ts';
export { drawPages } from './recognised/page-pictures.ts';
export type { PictureHost, RecognitionFile } from './recognised/host.ts';
export { readResumeText, type ReadTextOptions } from './read-text.ts';
export { renderPeriod, renderResumeText, type ResumeLine, renderResumeLines } from './render/index.ts';
