export { compileTexts } from './compile/compile-texts.ts';
export { defineContent, type Report } from './define-content.ts';
export { literal, moduleOf } from './emit/code.ts';
export { markdownToHtml, type Html } from './markdown/to-html.ts';
export { describeFault, type DataPath, type Entry } from './source.ts';
