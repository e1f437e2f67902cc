import { JOB_TEXT_LIMITS } from '@aura/shared-domain';
import type { RawVacancy } from '../make-vacancy.ts';
import { findColumn, type Column } from './columns.ts';
import { parseDay } from './day.ts';
import { readRow } from './row.ts';
import { findWorkModel } from './terms.ts';

/** "💰 Salário: 7.800 + PLR": symbols before a label are ignored. */
const LABELLED = /^[^\p{L}\d]*(\p{L}[\p{L} /-]{2,39}?)\s*[:–—]\s*(\S.*)$/u;
/** Columns that a line may name, and the field that each fills. */
const FIELDS = {
  company: 'company',
  city: 'places',
  workModel: 'workModel',
  contract: 'contracts',
  salary: 'salary',
  contact: 'contact',
} as const satisfies Partial<Record<Column, keyof RawVacancy>>;
const isRead = (column: Column): column is keyof typeof FIELDS => column in FIELDS;

/** "Inscrições até 30/11", "envie o currículo até 5/12/2026". */
const DEADLINE =
  /(?:inscri|candidat|curr[ií]cul|prazo|envi|^[^\p{L}]*at[eé]).*?(?:at[eé]\s+(?:o\s+dia\s+)?)(\d{1,2}[/.]\d{1,2}(?:[/.]\d{4})?)(?!\d)/iu;
const CONTACT_LINE = /curr[ií]cul|contat|interessad|candidat|whats|zap|envi/iu;
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{2,24}){1,4}|\(?\b\d{2}\)?\s?9?\d{4}[-\s.]?\d{4}\b/u;

/** Most lines that are looked at. */
const MOST_LINES = 400;

/**
 * The labelled lines of an ad written as a message: "Empresa: …", "Local: Betim/MG", "Salário: 6 a 7 mil", "até
 * 30/11", whom to write to. An unreadable line stays in the text only.
 * @param today `YYYY-MM-DD`: a day without a year is the next one of its name.
 */
export function readLabelled(text: string, today: string): Partial<RawVacancy> {
  const lines = text.slice(0, JOB_TEXT_LIMITS.maximum).split('\n').slice(0, MOST_LINES);
  let found: Partial<RawVacancy> = {};
  for (const line of lines) found = { ...readLine(line, today), ...found };
  return found;
}

function readLine(line: string, today: string): Partial<RawVacancy> {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  const column = findColumn(label);
  const deadline = DEADLINE.exec(line)?.[1];
  const contact = CONTACT_LINE.test(line) ? CONTACT.exec(line)?.[0] : undefined;
  const expiresOn = deadline === undefined ? null : readDeadline(deadline, today);
  return {
    ...(contact !== undefined && { contact }),
    ...(expiresOn !== null && { expiresOn }),
    ...(column === null ? {} : readField(column, value, today)),
  };
}

function readField(column: Column, value: string, today: string): Partial<RawVacancy> {
  if (column === 'expiresOn') {
    const expiresOn = readDeadline(value.trim(), today);
    return expiresOn === null ? {} : { expiresOn };
  }
  // "Local: remoto" names no place.
  const workModel = column === 'city' ? findWorkModel(value) : null;
  if (workModel) return { workModel };
  if (!isRead(column)) return {};
  const read = readRow({ [column]: value });
  return read.ok && read.value[FIELDS[column]] ? { [FIELDS[column]]: read.value[FIELDS[column]] } : {};
}

/** A day, with or without its year. */
function readDeadline(text: string, today: string): string | null {
  const day = parseDay(text);
  if (day !== null) return day;
  const short = /^(\d{1,2}[/.]\d{1,2})(?!\d|[/.])/u.exec(text)?.[1];
  if (short === undefined) return null;
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].flatMap((own) => parseDay(`${short}/${own}`.replaceAll('.', '/')) ?? []);
  return next.find((own) => own >= today) ?? null;
}
