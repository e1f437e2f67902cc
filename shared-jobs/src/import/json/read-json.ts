import { err, ok, VacancySchema, type Result, type Vacancy } from '@aura/shared-domain';
import * as v from 'valibot';
import { collect } from '../collect.ts';
import { importFailure } from '../failures.ts';
import { findColumn, type Column } from '../fields/columns.ts';
import { readRow } from '../fields/row.ts';
import type { ImportContext, ImportResult } from '../imported.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { makeVacancy } from '../make-vacancy.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names under which an object holds its list. */
const LISTS = ['vagas', 'jobs', 'vacancies', 'items', 'results', 'data'];

function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  const list = LISTS.map((name) => value[name]).find((one) => Array.isArray(one));
  if (list) return list;
  return Object.keys(value).some((name) => findColumn(name) === 'description') ? [value] : null;
}

/** Reads a list of ads with the fields of the table, or ads as Aura itself writes them. */
export function readJsonVacancies(value: unknown, context: ImportContext): ImportResult {
  const list = listIn(value);
  if (!list) return err(importFailure('JSON_INVALIDO'));
  if (list.length > IMPORT_LIMITS.rows) return err(importFailure('MUITAS_VAGAS'));
  return collect(list.map((item, at) => ({ where: `item ${at + 1}`, read: readItem(item, context) })));
}

function readItem(item: unknown, { today }: ImportContext): Result<Vacancy, string> {
  if (!isObject(item)) return err('Não é um objeto com os campos da vaga.');
  // An entry of the tracker holds its ad.
  const ad = isObject(item['vacancy']) ? item['vacancy'] : item;
  const own = v.safeParse(VacancySchema, ad);
  if (own.success) return ok(own.output);
  const raw = readRow(buildRow(ad));
  return raw.ok ? makeVacancy(raw.value, { source: 'json', today }) : raw;
}

function buildRow(ad: Fields): Partial<Record<Column, string>> {
  const row: Partial<Record<Column, string>> = {};
  for (const [name, value] of Object.entries(ad)) {
    const column = findColumn(name);
    const text = readText(value);
    if (column && text !== null) row[column] ??= text;
  }
  return row;
}

/** A value as a cell of a table; null for values that do not fit into a cell. */
function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return writeNumber(value);
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(' | ');
  return isObject(value) && typeof value['name'] === 'string' ? value['name'] : null;
}

/** Two decimals, so that 3.125 is not read as three thousand. */
const writeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
