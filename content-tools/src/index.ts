export { ofEach, Text, WordList } from './check/fields.ts';
export { compileTexts } from './compile/compile-texts.ts';
export { defineContent, type Report } from './define-content.ts';
export { toCamelCase, toConstantName, joined, literal, moduleOf } from './emit/code.ts';
export { convertMarkdownToHtml, type Html } from './markdown/to-html.ts';
export { convertMarkdownToJsx, type Placeholders } from './markdown/to-jsx.ts';
export { PhraseFileSchema, writePhraseModules, writePhraseTables } from './phrases/phrase-file.ts';
export { describeFault, type DataPath, type Entry } from './source.ts';
