import type { Suggestion } from '@aura/shared-domain';
import { privacyFindings } from '../quality/findings/privacy.ts';
import type { QualityFacts } from '../quality/facts.ts';
import { squeeze } from '../text/index.ts';
import { join } from '../wording/quote.ts';
import { fieldOf, suggestion, type SuggestionContext } from './context.ts';

/** Fields that a person can take a stretch out of. */
const FIELD =
  /^(?:summary|contact\.location|(?:(?:experiences|education|projects)\.\d+\.items|courses|skills|unclassified|other\.\d+\.lines)\.\d+)$/u;
/** Town and state at the end of an address: "Rua das Flores, 12 – Centro – Recife/PE". */
const TOWN = /([\p{Lu}][\p{L}' ]{2,40}?)\s?(?:[-–/,]|\s)\s?([A-Z]{2})(?:\W*(?:CEP\W*)?\d{5}-?\d{3})?\W*$/u;
const LEFTOVER =
  /(?:^|[\s,;|•·–—-]+)(?:cpf|rg|cnh|cep|idade|nascimento|estado civil|endereco|endereço)?\W*$/iu;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

function without(text: string, cuts: readonly Cut[]): string {
  let rest = text;
  for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const tidy = squeeze(rest)
    .replace(/\s+(?=[,;.|])/gu, '')
    .replace(/[,;|•·–—-]\s*(?=[,;|•·–—-])/gu, '')
    .replace(/^[\s,;|•·:–—-]+/u, '')
    .replace(LEFTOVER, '')
    .replace(/(?<![\s,;|•·:–—-])[\s,;|•·:–—-]+$/u, '');
  if (!/\p{L}{2}/u.test(tidy)) return '';
  const opening = tidy.replace(/^(?:e|com|de|em)\s+/iu, '');
  return /^\p{Lu}/u.test(text) ? opening.charAt(0).toUpperCase() + opening.slice(1) : opening;
}

/** Personal data that no selection asks for, to be taken out of the line that holds it. */
export function suggestPrivacy(context: SuggestionContext): Suggestion[] {
  const { lines, resume, now } = context;
  const facts: QualityFacts = { resume, lines, items: [], keywordLists: [], repeated: [], now };
  const found = privacyFindings(facts, { layout: 'plainText', notices: [] });
  return lines.flatMap((line): Suggestion[] => {
    const before = fieldOf(context, line);
    const written = line.evidence.excerpt;
    if (!FIELD.test(line.path) || before === null) return [];
    const cuts = found.flatMap(({ message, evidence }) =>
      evidence
        .filter(({ start, end }) => start >= line.evidence.start && end <= line.evidence.end)
        .map(({ start, end }) => ({
          start: start - line.evidence.start,
          end: end - line.evidence.start,
          label: message.replace(/^.*: |\.$/gu, ''),
        })),
    );
    if (cuts.length === 0) return [];
    const town = TOWN.exec(written);
    const text = line.path === 'contact.location' && town ? `${town[1]}, ${town[2]}` : without(written, cuts);
    const labels = [...new Set(cuts.map(({ label }) => label))];
    if (text === written) return [];
    return [
      suggestion({
        kind: 'privacy',
        path: line.path,
        operation: text === '' ? 'remove' : 'replace',
        before,
        text,
        facts: [],
        gaps: [],
        reason: `Remova ${join(labels)}: não é exigido para uma seleção e expõe você.`,
        deductionId: null,
      }),
    ];
  });
}
