import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';
import { prefixLength } from '../cv/cv.ts';
import { type ResumeLine, resumeLines } from '../resume/render/index.ts';
import { foldText } from '../text/index.ts';
import { isDenied, isStudied, type Stance, takesBack } from './stance.ts';

/** Where in a CV a clause stands, as far as it matters for what it proves. */
export type Place = 'contact' | 'summary' | 'work' | 'study' | 'languages' | 'list' | 'aim' | 'open';

/** A part of a sentence of a CV: the smallest thing that can be true of the person or not. */
export interface DeedClause {
  /** Folded. */
  readonly text: string;
  readonly stance: Stance;
  readonly place: Place;
  /** The job of the CV that it belongs to, counted from 0; null outside of jobs. */
  readonly job: number | null;
  /** The entry of the education that it belongs to, counted from 0; null outside of it. */
  readonly study: number | null;
  /** Whether the clause is the head of a job or a study: its title, employer or period. */
  readonly head: boolean;
  /** The whole line: what is quoted. */
  readonly evidence: Evidence;
  /** The whole line, folded. */
  readonly line: string;
}

const AIMS = /objetiv|pretens|pretendid|desejad|career goal|vaga de interesse/u;
const WORKED = /volunt|projeto|experienc|atuacao|atividade|trabalho|carreira|trajet|profission/u;
const STUDY = /curso|formac|estudo|escolar|certific|capacit|treinament|educac|aperfeico/u;
const LANGUAGES = /idioma|lingua/u;

function placeOf(path: string, resume: ResumeStructure): Place | null {
  if (path === 'summary') return 'summary';
  if (/^contact\.(?:name|location|links)/u.test(path)) return 'contact';
  if (/^(?:experiences|projects)/u.test(path)) return 'work';
  if (/^(?:education|courses)/u.test(path)) return 'study';
  if (path.startsWith('languages')) return 'languages';
  if (path.startsWith('skills')) return 'list';
  const other = /^other\.(\d+)\.(?:lines|section)/u.exec(path);
  if (other) {
    const title = foldText(resume.other[Number(other[1])]?.section ?? '').folded;
    if (AIMS.test(title)) return 'aim';
    if (STUDY.test(title)) return 'study';
    if (LANGUAGES.test(title)) return 'languages';
    return WORKED.test(title) ? 'work' : 'open';
  }
  return path.startsWith('unclassified') ? 'open' : null;
}

const SENTENCE_END = /(?<=[.!?;])\s+|\s+\|\s+/u;
/** Before these words something else begins to be said. */
const TURN =
  /\s+[–—-]\s+|\s+(?=(?:mas|porem|contudo|entretanto|so que|e (?:hoje|eu|ja|agora)|hoje (?:uso|usamos|faco)|eu (?:faco|fazia|fiz|so|preparo|preparei|cuido|cuidava|meco|passo|apoio|apoiei|conferia|montava|acompanhava|ajudava))(?!\p{L}))|,\s+(?=\S)|\s*\((?=[^)]{4,})|\)\s+(?=\p{L})/u;
const OWN_VERB =
  /(?<!\p{L})(?:\p{L}{2,}(?:ei|i)(?!\p{L})|faco|fiz|uso|usamos|tenho|sei|trabalho|atuo|cuido|domino|falo|escrevo|leio|mantenho|respondo por|dou|dei|sou|fui|vendo|atendo|opero|dirijo|ensino|dirigi|meco|anoto|passo|lavo|monto)/u;

interface Part {
  text: string;
  denied: boolean;
}

/** The parts of one sentence with what each denies. */
function partsOf(sentence: string): Part[] {
  const label = /^\W*([^:]{2,60}):\s+(?=\S)/u.exec(sentence);
  const rest = label ? sentence.slice(label[0].length) : sentence;
  const parts = rest
    .split(TURN)
    .filter((part): part is string => part !== undefined && /[\p{L}\p{N}]/u.test(part))
    .map((text): Part => ({ text, denied: isDenied(text) }));
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    // "Kafka eu conheço, quem operava era a plataforma": what refers back denies what stood before it.
    if (before && takesBack(part.text)) before.denied = true;
    // "nunca usei Java, AWS ou Docker": a list goes on without a verb.
    if (before?.denied && !part.denied && /^(?:nem|ou)\s/u.test(part.text)) part.denied = true;
    if (
      before?.denied &&
      !OWN_VERB.test(part.text) &&
      part.text.split(' ').length <= 4 &&
      /\s(?:ou|nem)\s/u.test(part.text)
    )
      part.denied = true;
  });
  if (!label) return parts;
  const first = parts[0];
  const head = label[1] ?? '';
  // "Em estudo: Spark, Kafka": what the label denies, it denies of all that it opens.
  const denies = isDenied(head) && head.split(' ').length <= 6;
  if (denies) for (const part of parts) part.denied = true;
  return [
    { text: head, denied: denies || (first?.denied === true && head.split(' ').length <= 5) },
    ...parts,
  ];
}

const CLIENTS =
  /^\W*(?:[oa]s )?(?:outros |principais |alguns )?(?:clientes?|contas atendidas|marcas atendidas|empresas atendidas)(?: atendid[oa]s?| como)?\s*:/u;
/** Names of firms say nothing of skills, though a product may be called the same. */
const FIRMS =
  /(?<=(?<!\p{L})(?:[Ff]ornecedor(?:es|a)?|[Cc]lientes?|[Gg]rupo|[Ee]mpresas?|[Ll]ojas?|[Rr]ede)\s)\p{Lu}[\p{L}&]+(?:\s(?:e|de|da|do)?\s?\p{Lu}[\p{L}&]+)+/gu;

const LONGEST_LINE = 1500;

function clausesOf(line: string, place: Place): { text: string; stance: Stance }[] {
  // No honest line is longer, and no work may grow with one that is.
  const { folded } = foldText(line.slice(0, LONGEST_LINE).replace(FIRMS, (name) => ' '.repeat(name.length)));
  const sentences = folded.split(SENTENCE_END).filter((one) => /[\p{L}\p{N}]/u.test(one));
  const read = sentences.map((sentence) => ({ sentence, parts: partsOf(sentence) }));
  read.forEach(({ sentence }, at) => {
    const before = read[at - 1];
    // "Power BI. Quem monta é o BI."
    if (before && takesBack(sentence)) for (const part of before.parts) part.denied = true;
  });
  const studied = place === 'study' || isStudied(folded);
  // "Zabbix – quero aprender": see `takesBack`.
  return read.flatMap(({ sentence, parts }) =>
    parts.map(({ text, denied }) => ({
      text: CLIENTS.test(sentence) ? '' : text,
      stance: denied
        ? ('denied' as const)
        : studied && place !== 'work'
          ? ('studied' as const)
          : ('done' as const),
    })),
  );
}

/** Reads a CV into clauses, each with its stance. Sentences that instruct a machine are left out. */
export function readClauses(resume: ResumeStructure): DeedClause[] {
  const { text, lines } = resumeLines(resume);
  const jobs = new Map<string, number>();
  return lines.flatMap((line: ResumeLine, index): DeedClause[] => {
    const place = placeOf(line.path, resume);
    if (place === null) return [];
    const start = line.start + prefixLength(text.slice(line.start, line.end), line.path);
    const raw = text.slice(start, line.end);
    const excerpt = withoutInstructions(raw).text;
    if (excerpt.trim() === '') return [];
    const study = /^education\.(\d+)\.(?!items)/u.exec(line.path)?.[1];
    const key = /^experiences\.\d+/u.exec(line.path)?.[0];
    if (key !== undefined && !jobs.has(key)) jobs.set(key, Number(key.slice('experiences.'.length)));
    const evidence: Evidence = {
      source: 'cv',
      docId: 'cv',
      start,
      end: line.end,
      excerpt: raw,
      section: line.section,
      line: index + 1,
    };
    const folded = foldText(excerpt).folded;
    const head = /\.(?:title|company|location|start|institution|degree|area|name)$/u.test(line.path);
    return clausesOf(excerpt, place).map((clause) => ({
      ...clause,
      place,
      study: study === undefined ? null : Number(study),
      job: key === undefined ? null : (jobs.get(key) ?? null),
      head,
      evidence,
      line: folded,
    }));
  });
}
