export { TEMPLATES } from '../generated/templates.ts';
export {
  type Arrangement,
  type DocumentSection,
  makeDocument,
  type ResumeDocument,
  createUsualArrangement,
} from './document.ts';
export { type ConfirmedSentence, listSentences, withEnglish } from './english.ts';
export { readFace } from './faces/face.ts';
export { type Cut, CUTS, FACE_FILES, type Faces, type Family } from './faces/families.ts';
export { writePlainText } from './plain-text.ts';
export type { Run } from './typeset/rows.ts';
export type { Template } from './typeset/template.ts';
export { PAGE, type SetDocument, type SetPage, typeset } from './typeset/typeset.ts';
export type { ExportLanguage } from './words.ts';
