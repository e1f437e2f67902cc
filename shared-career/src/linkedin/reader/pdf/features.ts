import type { ReadResume } from '@aura/shared-domain';
import { foldText } from '../../../text/index.ts';

/** What LinkedIn's own PDFs show and other CVs seldom do; on folded text. */
const FEATURES: readonly RegExp[] = [
  /linkedin\.com\/in\/[^\s]+[\s\S]{0,40}\(linkedin\)/u,
  /(?:^|\n)\W*(?:principais competencias|top skills)\s*(?:\n|$)/u,
  /(?:^|\n)\W*(?:page|pagina) \d+ (?:of|de) \d+\s*(?:\n|$)/u,
  /\(\d{1,2} (?:anos?|mes(?:es)?|years?|months?)(?: \d{1,2} (?:mes(?:es)?|months?))?\)/u,
];

const PROFILE_LINK = /linkedin\.com\/in\//u;

/** How many features of a PDF that LinkedIn wrote a document shows. A CV may carry a link to a profile: alone it says nothing. */
export function countLinkedInPdfFeatures({ text, structure }: ReadResume): number {
  const { folded } = foldText(text);
  const found = FEATURES.filter((pattern) => pattern.test(folded)).length;
  const link = [...structure.contact.links, folded].some((part) => PROFILE_LINK.test(part));
  return found > 0 && link && !FEATURES[0]?.test(folded) ? found + 1 : found;
}
