import type { Evidence, Finding, ReadingConditions } from '@aura/shared-domain';
import { formatCounted } from '../../wording/quote.ts';
import { UNPLACED, QUOTATIONS } from '../weights.ts';
import type { Line, QualityFacts } from '../facts.ts';
import { computeUnplacedShare } from '../multiplier.ts';

/** The stretch of a line that was blanked out: from its first to its last changed character. */
function findBlanked({ text, evidence }: Line): Evidence[] {
  const { excerpt } = evidence;
  if (text === excerpt) return [];
  const differs = (at: number): boolean => text.charAt(at) !== excerpt.charAt(at);
  const places = Array.from({ length: excerpt.length }, (_, at) => at).filter(differs);
  const start = places[0] ?? 0;
  const end = (places.at(-1) ?? excerpt.length - 1) + 1;
  return [
    {
      ...evidence,
      start: evidence.start + start,
      end: evidence.start + end,
      excerpt: excerpt.slice(start, end),
    },
  ];
}

function findInjection({ lines }: QualityFacts, { notices }: ReadingConditions): Finding[] {
  const found = lines.flatMap(findBlanked);
  if (found.length === 0 && !notices.includes('POSSIVEL_INJECAO')) return [];
  return [
    {
      id: 'injection',
      kind: 'injection',
      message:
        found.length === 0
          ? 'O arquivo tem frases que parecem ordens para uma inteligência artificial. Elas ficaram fora da leitura e de todas as medidas.'
          : `${formatCounted(found.length, 'linha parece uma ordem', 'linhas parecem ordens')} para uma inteligência artificial. ` +
            'O trecho ficou fora de todas as medidas.',
      action: 'Retire do arquivo: quem lê pode descartar o currículo por causa disso.',
      evidence: found.slice(0, QUOTATIONS),
    },
  ];
}

/** What each of the reader's notices means for the file that goes to an employer. */
const NOTICES: Readonly<Record<string, Omit<Finding, 'evidence'>>> = {
  COLUNAS: {
    id: 'layout-columns',
    kind: 'layout',
    message: 'O currículo usa duas colunas, e alguns sistemas de seleção misturam as linhas.',
    action: 'Prefira uma coluna só no arquivo que vai enviar.',
  },
  TEXTO_OCULTO: {
    id: 'layout-hidden',
    kind: 'layout',
    message: 'O arquivo tem texto que não aparece para quem lê. Ele ficou fora da análise.',
    action: 'Apague esse texto antes de enviar o currículo.',
  },
  TEXTO_CORTADO: {
    id: 'layout-cut',
    kind: 'layout',
    message: 'O texto é longo demais e só o começo foi lido.',
    action: 'Envie uma versão com duas ou três páginas.',
  },
  DATA_RELATIVA: {
    id: 'timeline-relative',
    kind: 'timeline',
    message:
      'Há datas que dependem do dia da leitura, como “há 3 anos”: quem lê depois não sabe de quando você fala.',
    action: 'Troque por mês e ano.',
  },
};

function findUnplaced(facts: QualityFacts): Finding[] {
  if (computeUnplacedShare(facts) <= UNPLACED.share) return [];
  const left = facts.lines.filter(({ path, text }) => path.startsWith('unclassified.') && text.trim() !== '');
  return [
    {
      id: 'layout-unplaced',
      kind: 'layout',
      message: `${formatCounted(left.length, 'linha não coube', 'linhas não couberam')} em nenhuma seção do currículo.`,
      action:
        'Use títulos simples (Resumo, Experiência, Formação, Habilidades) e evite tabelas e caixas de texto.',
      evidence: left.map((line) => line.evidence).slice(0, QUOTATIONS),
    },
  ];
}

/** What was noticed about the file and its text as a machine reads it. */
export function findReadingIssues(facts: QualityFacts, reading: ReadingConditions): Finding[] {
  const noticed = new Set([...reading.notices, ...(reading.layout === 'twoColumns' ? ['COLUNAS'] : [])]);
  return [
    ...findInjection(facts, reading),
    ...Object.entries(NOTICES).flatMap(([code, finding]) =>
      noticed.has(code) ? [{ ...finding, evidence: [] }] : [],
    ),
    ...findUnplaced(facts),
  ];
}
