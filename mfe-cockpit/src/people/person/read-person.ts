import {
  err,
  InvitedPersonSchema,
  ok,
  PersonEmailSchema,
  type InvitedPerson,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import type { PersonField, PersonTexts } from './fields.ts';
import { readDay } from './read-day.ts';
import { readYesNo } from './read-yes-no.ts';
import {
  checkDepartment,
  LONGEST,
  findNameProblem,
  quoteText,
  describeTooLong,
  findUnitProblem,
} from './text-problem.ts';

/** Why a described person cannot be invited, by field. */
export type PersonProblems = Readonly<Partial<Record<PersonField, string>>>;

/** An address in its form for comparison; null if invalid. */
export function readAddress(text: string): string | null {
  const read = v.safeParse(PersonEmailSchema, tidy(text));
  return read.success ? read.output : null;
}

/**
 * A person to invite, or all problems of the texts. Missing fields stay missing: the list keeps its values. Texts are
 * never interpreted.
 */
export function readPerson(given: PersonTexts): Result<InvitedPerson, PersonProblems> {
  const texts = tidyTexts(given);
  const { unit = '', admittedOn: day = '', isManager: answer = '' } = texts;
  const admittedOn = readDay(day);
  const isManager = readYesNo(answer);
  const problems = present({
    name: findNameProblem(texts.name),
    email: findEmailProblem(texts.email),
    department: checkDepartment(texts.department),
    isManager:
      isManager === null
        ? `Em Gestor?, escreva sim ou não: ${quoteText(answer)} não é nenhum dos dois.`
        : null,
    unit: findUnitProblem(unit),
    admittedOn:
      admittedOn === null && day !== ''
        ? `${quoteText(day)} não é uma data como 31/12/2025 ou 2025-12-31.`
        : null,
  });
  if (Object.keys(problems).length > 0) return err(problems);
  const { name, email, department } = texts;
  const person = {
    name,
    email,
    department,
    ...(texts.unit !== undefined && { unit: unit || null }),
    ...(texts.admittedOn !== undefined && { admittedOn }),
    ...(texts.isManager !== undefined && { isManager: isManager === true }),
  };
  const read = v.safeParse(InvitedPersonSchema, person);
  return read.success ? ok(read.output) : err({ name: 'Alguns dados não puderam ser aceitos.' });
}

function findEmailProblem(email: string): string | null {
  if (v.safeParse(PersonEmailSchema, email).success) return null;
  if (email === '') return 'Falta o e-mail.';
  return email.length > LONGEST.email
    ? describeTooLong('O e-mail', LONGEST.email)
    : `${quoteText(email)} não é um e-mail válido.`;
}

/**
 * Line breaks, tabs and invisible characters within a text become a space; control characters that may hide an accent
 * are reported.
 */
const tidy = (text: string): string =>
  text.replaceAll(/(?:[\s\u200b\ufeff]|(?![\u0080-\u009f])\p{Cc})+/gu, ' ').trim();

const tidyTexts = ({ name, email, department, ...optional }: PersonTexts): PersonTexts => ({
  name: tidy(name),
  email: tidy(email),
  department: tidy(department),
  ...Object.fromEntries(Object.entries(optional).map(([field, text]) => [field, tidy(text)])),
});

const present = (found: Readonly<Record<PersonField, string | null>>): PersonProblems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
