export { writeDocx } from './docx.ts';
export { writeJsonResume } from './json-resume.ts';
export { writePdf } from './pdf.ts';
