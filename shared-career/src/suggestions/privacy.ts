import type { Suggestion } from '@aura/shared-domain';
import { findTown, withoutPersonalData } from '../privacy/personal-data.ts';
import { findPrivacyIssues } from '../quality/findings/privacy.ts';
import type { QualityFacts } from '../quality/facts.ts';
import { join } from '../wording/quote.ts';
import { findField, makeSuggestion, type SuggestionContext } from './context.ts';

/** Fields that a person can take a stretch out of. */
const FIELD =
  /^(?:summary|contact\.location|(?:(?:experiences|education|projects)\.\d+\.items|courses|skills|unclassified|other\.\d+\.lines)\.\d+)$/u;
/** Personal data that no selection asks for, to be taken out of the line that holds it. */
export function suggestPrivacy(context: SuggestionContext): Suggestion[] {
  const { lines, resume, now } = context;
  const facts: QualityFacts = { resume, lines, items: [], keywordLists: [], repeated: [], now };
  const found = findPrivacyIssues(facts, { layout: 'plainText', notices: [] });
  return lines.flatMap((line): Suggestion[] => {
    const before = findField(context, line);
    const written = line.evidence.excerpt;
    if (!FIELD.test(line.path) || before === null) return [];
    const labels = found.flatMap(({ message, evidence }) =>
      evidence.some(({ start, end }) => start >= line.evidence.start && end <= line.evidence.end)
        ? [message.replace(/^.*: |\.$/gu, '')]
        : [],
    );
    if (labels.length === 0) return [];
    const town = line.path === 'contact.location' ? findTown(written) : null;
    const text = town ?? withoutPersonalData(line.path, written).text;
    if (text === written) return [];
    return [
      makeSuggestion({
        kind: 'privacy',
        path: line.path,
        operation: text === '' ? 'remove' : 'replace',
        before,
        text,
        facts: [],
        gaps: [],
        reason: `Remova ${join([...new Set(labels)])}: não é exigido para uma seleção e expõe você.`,
        deductionId: null,
      }),
    ];
  });
}
