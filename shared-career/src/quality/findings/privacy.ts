import type { Evidence, Finding, ReadingConditions } from '@aura/shared-domain';
import { locatePersonalData } from '../../resume/notices/personal-data.ts';
import { foldText, type TextRange } from '../../text/index.ts';
import type { Line, QualityFacts } from '../facts.ts';
import { QUOTATIONS } from '../weights.ts';

interface Datum extends TextRange {
  readonly label: string;
}

/** Kinds that the reader of files leaves in the text. On folded text. */
const MORE: readonly { readonly label: string; readonly pattern: RegExp }[] = [
  {
    label: 'religião',
    pattern: new RegExp(
      [
        String.raw`(?<!\p{L})(?:religiao|religion)\s*[:–-]\s*\S[^\n]{0,30}|^(?:sou )?(?:evangelic[oa]|catolic[oa]|`,
        String.raw`espirita|umbandista|candomblecista|testemunha de jeova)(?: praticante)?[.]?$`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'foto',
    pattern:
      /(?<!\p{L})(?:foto(?:grafia)?\s*(?:3\s?x\s?4|em anexo|anexad?a|recente|:)|segue (?:minha )?foto|photo\s*(?:attached|enclosed|:))/u,
  },
  {
    label: 'filhos',
    pattern:
      /(?<!\p{L})(?:numero de filhos|no\.? de filhos)\s*[:–-]?\s*\d{1,2}|^(?:mae|pai) de \S+(?: \S+)? filh[oa]s?/u,
  },
  {
    label: 'idade',
    pattern:
      /(?<!\p{L})tenho (?:1[4-9]|[2-7]\d) anos(?!\p{L}| de (?:experiencia|estrada|carreira|profissao|area))/u,
  },
];

function dataOf(line: Line): Datum[] {
  const text = line.evidence.excerpt;
  // A child or a marriage that one works with is nobody's personal data: "cuidei de dois filhos de um casal".
  const atWork = line.path.includes('.items.') || line.path.endsWith('.summary');
  const { folded, toOriginal } = foldText(text);
  const more = MORE.flatMap(({ label, pattern }) => {
    const match = pattern.exec(folded);
    return match
      ? [{ label, start: toOriginal(match.index), end: toOriginal(match.index + match[0].length) }]
      : [];
  });
  const all = [...more, ...locatePersonalData(text)];
  const personal = new Set(['CPF', 'RG', 'número da CNH']);
  return atWork ? all.filter(({ label }) => personal.has(label)) : all;
}

const slug = (label: string): string => foldText(label).folded.replace(/[^a-z]+/gu, '-');

/** Personal data that no selection asks for, each kind with its places. Nothing of it changes a number. */
export function privacyFindings({ lines }: QualityFacts, { notices }: ReadingConditions): Finding[] {
  const byLabel = new Map<string, Evidence[]>();
  for (const line of lines) {
    const seen = new Set<string>();
    for (const { label, start, end } of dataOf(line)) {
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
    id: `privacy-${slug(label)}`,
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
