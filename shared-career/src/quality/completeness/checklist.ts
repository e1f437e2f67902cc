import { type QualityFacts, says } from '../facts.ts';
import { type Check, HEAD, findLinesAt } from './check.ts';
import { checkEducation, checkPhone, checkSkills, checkSummary } from './parts.ts';
import { checkWork } from './work.ts';

export { countSummaryCharacters } from './parts.ts';

function check(
  id: string,
  facts: QualityFacts,
  path: string,
  there: boolean,
  message: string,
  action: string,
): Check {
  return {
    id,
    credit: there ? 1 : 0,
    message,
    action,
    found: there ? findLinesAt(facts, path) : [],
    lacking: [],
  };
}

/** The ten things that a CV should have. */
export function buildChecklist(facts: QualityFacts): Check[] {
  const { contact, languages } = facts.resume;
  return [
    check(
      'complete-name',
      facts,
      'contact.name',
      says(contact.name),
      `Não encontrei o nome ${HEAD}.`,
      'Ponha o nome pelo qual você é conhecido na primeira linha.',
    ),
    check(
      'complete-email',
      facts,
      'contact.email',
      /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u.test(contact.email.trim()),
      `Não encontrei um e-mail válido ${HEAD}.`,
      'Inclua um e-mail que você lê todos os dias.',
    ),
    checkPhone(facts),
    check(
      'complete-location',
      facts,
      'contact.location',
      says(contact.location),
      `Não encontrei cidade e estado ${HEAD}.`,
      'Informe cidade e estado; o endereço completo não é necessário.',
    ),
    check(
      'complete-link',
      facts,
      'contact.links',
      contact.links.some((link) => says(link)),
      `Não encontrei LinkedIn nem outro link profissional ${HEAD}.`,
      'Inclua o endereço do LinkedIn, de um portfólio ou de uma página com o seu trabalho.',
    ),
    checkSummary(facts),
    checkSkills(facts),
    checkWork(facts),
    checkEducation(facts),
    check(
      'complete-languages',
      facts,
      'languages',
      languages.some(({ language }) => says(language)),
      'Não encontrei idiomas no currículo.',
      'Se você fala outro idioma, diga qual e em que nível; uma linha basta.',
    ),
  ];
}
