import { DepartmentNameSchema, InvitedPersonSchema, PersonNameSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** Maximum length of a person's fields. */
export const LONGEST = { name: 120, department: 60, unit: 60, email: 254 } as const;

/** Longest part of a text that a message repeats. */
const QUOTED = 40;

/** The replacement character of an invalid byte. */
const DAMAGED = /\ufffd/u;

/**
 * UTF-8 read as Windows-1252 ("JoÃ£o", "Dâ€™Ávila"). It excludes characters that may follow an Ã in a word, or close a
 * quotation after one.
 */
const MISREAD = /[ÃÂ][\u0080-\u009f\u00a1-\u00ba\u00bc-\u00bfƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â€/u;

/** Why a name is invalid; null if it is valid. All messages are for display. */
export const findNameProblem = (name: string): string | null =>
  name.trim() === '' ? 'Falta o nome.' : findTextProblem('O nome', name, PersonNameSchema, LONGEST.name);

/** The same of the name of a department. */
export const checkDepartment = (name: string): string | null =>
  name.trim() === ''
    ? 'Falta o departamento.'
    : findTextProblem('O departamento', name, DepartmentNameSchema, LONGEST.department);

/** The same of a place of work, which may be empty. */
export const findUnitProblem = (unit: string): string | null =>
  unit.trim() === ''
    ? null
    : findTextProblem('A unidade', unit, InvitedPersonSchema.entries.unit, LONGEST.unit);

function findTextProblem(
  what: string,
  text: string,
  schema: v.GenericSchema,
  longest: number,
): string | null {
  if (MISREAD.test(text))
    return `${quoteText(text)} está com os acentos trocados: abra a planilha original, salve de novo como “CSV UTF-8” ou corrija o texto.`;
  if (DAMAGED.test(text)) return `${quoteText(text)} tem uma letra danificada (\ufffd): escreva-a de novo.`;
  if (v.safeParse(schema, text).success) return null;
  if (text.trim().length > longest) return describeTooLong(what, longest);
  return `${what} tem um caractere invisível, que não é aceito: apague o texto e digite de novo.`;
}

export const describeTooLong = (what: string, longest: number): string =>
  `${what} tem mais de ${longest} caracteres.`;

/** A text as a message repeats it. */
export const quoteText = (text: string): string =>
  `“${text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text}”`;
