import { err } from '@aura/shared-domain';
import { decodeText } from './decode.ts';
import { importFailure } from './failures.ts';
import type { ImportContext, ImportResult } from './imported.ts';
import { collectJobPostings } from './json-ld/job-postings.ts';
import { parseBlock } from './json-ld/parse-block.ts';
import { readPage, readPostings } from './json-ld/read-page.ts';
import { readJsonVacancies } from './json/read-json.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { readCsv } from './table/read-csv.ts';

const PAGE = /^\s*(?:<!--|<!doctype|<\?xml|<[a-z])/i;
const HAS_SCRIPT = /<script[\s>]/i;
const MARKED_UP = /"@type"\s*:/;
/** A page saved together with its images. */
const ARCHIVE = /^(?:From|MIME-Version|Snapshot-Content-Location):/i;

/** The kind chosen by the person; used only if detection fails. */
export type ExpectedContent = 'page' | 'table';

/** Reads a file by its content, independent of its name: a page, JSON, or a table. */
export function readVacanciesFile(
  bytes: Uint8Array,
  context: ImportContext,
  expected: ExpectedContent = 'table',
): ImportResult {
  if (bytes.length > IMPORT_LIMITS.bytes) return err(importFailure('ARQUIVO_GRANDE'));
  const text = decodeText(bytes);
  return text === null ? err(importFailure('ARQUIVO_NAO_LIDO')) : readVacanciesText(text, context, expected);
}

/** Reads what was pasted: the source of a page, JSON, or a table. */
export function readVacanciesText(
  given: string,
  context: ImportContext,
  expected: ExpectedContent = 'table',
): ImportResult {
  if (given.length > IMPORT_LIMITS.characters) return err(importFailure('ARQUIVO_GRANDE'));
  const text = given.replace(/^\ufeff/, '');
  if (text.trim() === '') return err(importFailure('ARQUIVO_VAZIO'));
  if (ARCHIVE.test(text)) return err(importFailure('ARQUIVO_NAO_LIDO'));
  if (/^\s*[[{]/.test(text)) return readJsonText(text, context);
  if (PAGE.test(text) || HAS_SCRIPT.test(text)) return readPage(text, context);
  return expected === 'table' ? readCsv(text, context) : err(importFailure('PAGINA_SEM_VAGA'));
}

function readJsonText(text: string, context: ImportContext): ImportResult {
  const value = parseBlock(text);
  if (value === undefined) return err(importFailure('JSON_INVALIDO'));
  const found = collectJobPostings([value]);
  if (found.postings.length > 0) return readPostings(found, context);
  return MARKED_UP.test(text) ? err(importFailure('PAGINA_SEM_VAGA')) : readJsonVacancies(value, context);
}
