import { literal, moduleOf, type Entry } from '@aura/content-tools';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

/** A list of common passwords, with its source. */
export const PasswordsSchema = v.strictObject({
  source: Text,
  licence: Text,
  copyright: Text,
  chosen: v.pipe(Text, v.description('O que foi tirado da lista, e por quê.')),
  passwords: v.pipe(
    Text,
    v.regex(
      /^(?:(?![^\s]*[A-Z])[!-~]{10,}\s+)+$/u,
      'separadas por espaços, em minúsculas, com 10 caracteres ou mais',
    ),
  ),
});

type Passwords = Entry<v.InferOutput<typeof PasswordsSchema>>;

/** One module for each list: a text, which is less to load than an array. */
export const writePasswordModules = (lists: readonly Passwords[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lists.map(({ slug, data }) => [
      `passwords/${slug}.ts`,
      moduleOf(
        `/** Separated by spaces. From ${data.source} (${data.licence}). */`,
        `export const PASSWORDS = ${literal(data.passwords.trim().split(/\s+/u).join(' '))};`,
      ),
    ]),
  );
