import { foldText } from '../../../text/index.ts';
import { findPastedHead } from './heads.ts';

/** What a copied profile page shows and other texts seldom do; on folded text. */
const FEATURES: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`· ?(?:tempo integral|meio periodo|estagio|autonomo|freelance|temporario|contrato|aprendiz|`,
      String.raw`trainee|full-time|part-time|internship|self-employed|contract|apprenticeship)(?!\p{L})`,
    ].join(''),
    'u',
  ),
  /(?:…|\.{3})\s*(?:ver|exibir|see|show) (?:mais|more)/u,
  /(?:exibir|mostrar|show) (?:tod[oa]s|all)\b[^\n]{0,12}\d/u,
  /\d\+?\s*(?:conexoes|connections|seguidores|followers)(?!\p{L})/u,
  /informacoes de contato|contact info/u,
  /(?:\d{4}|momento|present|atual) ?· ?\d{1,2} (?:anos?|mes(?:es)?|yrs?|mos?|years?|months?)(?!\p{L})/u,
  /recomendac\S+ d[ea]s? competencia|endorsements?(?!\p{L})/u,
  /linkedin\.com\/in\//u,
  /\d{4} ?· ?(?:atual|presente)|(?:^|\n)\W*(?:emitido em|issued)\b|exibir credencial|show credential/u,
];

/** Headings that only count together: a CV has some of them too. */
const HEADS_TOGETHER = 3;

/** The page's own name for the text about oneself; CVs call it a summary or a profile. */
const OWN_ABOUT = /(?:^|\n)(?:sobre|about)(?:\n|$)/u;
const MAIL = /\S@\S/u;

/** How many features of a profile page a text shows. */
export function countPastedFeatures(text: string): number {
  const { folded } = foldText(text);
  const heads = new Set(text.split('\n').map((line) => findPastedHead(line.trim())));
  const doubled = text.split('\n').some((line, index, all) => {
    const head = findPastedHead(line.trim());
    return head !== null && line.trim() === all[index + 1]?.trim();
  });
  const readable = [...heads].filter((head) => head !== null && head !== 'other').length;
  const isWhole = heads.has('about') && readable >= HEADS_TOGETHER;
  return (
    FEATURES.filter((pattern) => pattern.test(folded)).length +
    Number(isWhole) +
    // Typed by hand, a profile has no more than its sections.
    Number(isWhole && OWN_ABOUT.test(folded) && !MAIL.test(text)) +
    Number(doubled)
  );
}
