import {
  err,
  ok,
  type ReadResume,
  RESUME_LIMITS,
  type ResumeReadError,
  type ResumeStructure,
  ResumeStructureSchema,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { squeeze } from '../../text/index.ts';
import { readError } from '../errors.ts';
import { findInjections } from '../notices/injection.ts';
import { leaveOutOf, type LeftOut } from '../notices/leave-out.ts';
import { listNotices } from '../notices/notices.ts';
import { readTextOriginal } from '../original/find-sources.ts';
import { renderResumeText } from '../render/index.ts';
import { clampResume } from '../structure/clamp.ts';
import { computeCertainty } from '../structure/confidence.ts';
import { readStructure } from './map.ts';
import { prune } from './prune.ts';
import { JsonResumeSchema } from './json-resume-schema.ts';
import { mapTexts } from './texts.ts';

/** Whether a text is meant to be JSON: it opens an object, or a list of objects. */
export const looksLikeJson = (text: string): boolean => /^\s*(?:\{\s*["}]|\[\s*[{\]])/u.test(text);

const MALFORMED = {
  message: 'Este arquivo JSON está incompleto ou tem um erro de escrita, e por isso não abre.',
  action:
    'Exporte o JSON de novo na ferramenta em que ele foi feito, ou envie o currículo em PDF, DOCX ou TXT.',
};
const FOREIGN = {
  message: 'Este arquivo JSON não traz um currículo: não encontrei contato, experiências nem formação.',
  action:
    'Envie um arquivo no formato JSON Resume (com “basics”, “work” e “education”), ou o currículo em PDF, DOCX ou TXT.',
};

/** The structure in a tree of JSON: our own, or a CV in the schema of JSON Resume; null for anything else. */
function parseTree(tree: unknown): ResumeStructure | null {
  const own = v.safeParse(ResumeStructureSchema, tree);
  if (own.success) return own.output;
  const parsed = v.safeParse(JsonResumeSchema, tree);
  return parsed.success ? readStructure(parsed.output) : null;
}

/** Whether at least two of contact, dated entries and filled sections are there, as for any other file. */
function looksLikeResume(resume: ResumeStructure): boolean {
  const { contact, experiences, education, projects } = resume;
  const dated = [...experiences, ...education, ...projects].some(({ start, end }) => (start ?? end) !== null);
  const sections = [experiences, education, projects, resume.skills, resume.languages, resume.courses];
  return (
    [
      contact.email !== '' || contact.phone !== '' || (contact.name !== '' && contact.links.length > 0),
      dated,
      sections.filter((section) => section.length > 0).length >= 2,
    ].filter(Boolean).length >= 2
  );
}

/** Takes orders to a machine and personal data out of every text. */
function clean(resume: ResumeStructure): {
  resume: ResumeStructure;
  injections: readonly string[];
  left: readonly LeftOut[];
} {
  const injections: string[] = [];
  const left: LeftOut[] = [];
  const line = (text: string): string => {
    const ranges = findInjections(text);
    injections.push(...ranges.map(({ start, end }) => text.slice(start, end)));
    const rest = ranges
      .toReversed()
      .reduce((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);
    const out = leaveOutOf(rest);
    left.push(...out.left);
    return out.text.trim();
  };
  const change = (text: string): string =>
    text
      .split('\n')
      .map(line)
      .filter((each) => each !== '')
      .join('\n');
  return { resume: mapTexts(resume, change), injections, left };
}

/** Reads a CV from JSON: the schema of JSON Resume, tolerantly, or our own structure. Nothing in it is discarded. */
export function readJsonResume(source: string, now: Date): Result<ReadResume, ResumeReadError> {
  let tree: unknown;
  try {
    tree = JSON.parse(source.replace(/^\ufeff/u, ''));
  } catch {
    return err(readError('ARQUIVO_CORROMPIDO', MALFORMED));
  }
  const pruned = prune(tree, RESUME_LIMITS.characters);
  const read = parseTree(pruned.value);
  if (read === null || !looksLikeResume(read)) return err(readError('NAO_PARECE_CURRICULO', FOREIGN));
  const { resume, injections, left } = clean(read);
  const structure = clampResume(resume);
  const text = renderResumeText(structure);
  if (squeeze(text).length < RESUME_LIMITS.minimum) return err(readError('TEXTO_CURTO'));
  return ok({
    text,
    structure,
    confidence: computeCertainty(structure),
    layout: 'plainText',
    notices: listNotices({
      text,
      injections,
      left,
      hidden: [],
      columns: false,
      cut: pruned.cut,
      doubts: [],
      undated: false,
      now,
    }),
    original: readTextOriginal(text, structure),
  });
}
