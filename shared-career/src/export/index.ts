export { resumeDocx } from './docx.ts';
export { jsonResume } from './json-resume.ts';
export { resumePdf, type ResumePdf } from './pdf.ts';
export type { ExportLanguage } from './words.ts';
