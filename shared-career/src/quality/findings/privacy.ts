import type { Evidence, Finding, ReadingConditions } from '@aura/shared-domain';
import { findPersonalStretches } from '../../privacy/personal-data.ts';
import { foldText } from '../../text/index.ts';
import type { QualityFacts } from '../facts.ts';
import { QUOTATIONS } from '../weights.ts';

const toSlug = (label: string): string => foldText(label).folded.replace(/[^a-z]+/gu, '-');

/** Personal data that no selection asks for, each kind with its places. Nothing of it changes a number. */
export function findPrivacyIssues({ lines }: QualityFacts, { notices }: ReadingConditions): Finding[] {
  const byLabel = new Map<string, Evidence[]>();
  for (const line of lines) {
    const seen = new Set<string>();
    for (const { label, start, end } of findPersonalStretches(line.path, line.evidence.excerpt)) {
      if (seen.has(label)) continue;
      seen.add(label);
      const from = line.evidence.start + start;
      const place = {
        ...line.evidence,
        start: from,
        end: line.evidence.start + end,
        excerpt: line.evidence.excerpt.slice(start, end),
      };
      byLabel.set(label, [...(byLabel.get(label) ?? []), place]);
    }
  }
  const found = [...byLabel].map(([label, evidence]): Finding => ({
    id: `privacy-${toSlug(label)}`,
    kind: 'privacy',
    message: `O currículo traz um dado pessoal: ${label}.`,
    action: 'Remova: não é exigido e expõe você.',
    evidence: evidence.slice(0, QUOTATIONS),
  }));
  if (!notices.includes('DADOS_PESSOAIS') || found.length > 0) return found;
  return [
    {
      id: 'privacy-file',
      kind: 'privacy',
      message: 'O arquivo traz dados pessoais que ficaram fora da leitura.',
      action: 'Remova do arquivo também: não é exigido e expõe você.',
      evidence: [],
    },
  ];
}
