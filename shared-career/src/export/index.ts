export { writeDocx } from './docx.ts';
export { jsonResume } from './json-resume.ts';
export { writePdf } from './pdf.ts';
