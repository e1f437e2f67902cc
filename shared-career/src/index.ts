export * from './diagnosis/index.ts';
export * from './matching/index.ts';
export * from './questionnaire/index.ts';
export { renderResumeText, type ResumeLine, resumeLines } from './resume/render/index.ts';
export * from './taxonomy/index.ts';
export * from './text/index.ts';
