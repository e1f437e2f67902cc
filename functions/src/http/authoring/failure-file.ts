import { type Entry, literal, moduleOf, type Report, Text } from '@aura/content-tools';
import {
  ApiErrorCodeSchema,
  formatNumber,
  INTERVIEW_LIMITS,
  MENTOR_LIMITS,
  OTHER_UNIT_NAME,
} from '@aura/shared-domain';
import * as v from 'valibot';

/** Names in double braces, so that a text follows the limit. */
const VALUES: Readonly<Record<string, string>> = {
  'company.others': OTHER_UNIT_NAME,
  'interview.answerCharacters': formatNumber(INTERVIEW_LIMITS.answerCharacters),
  'interview.stored': String(INTERVIEW_LIMITS.stored),
  'mentor.facts': String(MENTOR_LIMITS.facts),
  'mentor.openTasks': String(MENTOR_LIMITS.openTasks),
};

/** Messages for refused calls, by a name that the code uses. */
export const FailureFileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/u, 'um nome em camelCase')),
  v.strictObject({
    code: v.pipe(ApiErrorCodeSchema, v.description('O que o programa faz com a recusa')),
    message: v.pipe(
      Text,
      v.regex(/[.!?]$|^Falha/u, 'frases inteiras'),
      v.description(`O que a pessoa lê; valores: ${Object.keys(VALUES).join(', ')}, entre {{ e }}`),
    ),
  }),
);

/** The module of refusals: an export a file. */
export function writeFailuresModule(
  files: readonly Entry<v.InferOutput<typeof FailureFileSchema>>[],
  report: Report,
): string {
  const statements = files.map((file) => {
    const failures = Object.entries(file.data).map(([name, { code, message }]) => {
      const said = message.replaceAll(/\{\{(?<value>[^}]*)\}\}/gu, (whole, value: string) => {
        const known = VALUES[value];
        if (known === undefined) report(file, [name, 'message'], `não há um valor ${whole}`);
        return known ?? whole;
      });
      return [name, { code, message: said }];
    });
    return `export const ${file.slug.toUpperCase()}_FAILURES = ${literal(Object.fromEntries(failures))} as const satisfies Readonly<Record<string, Failure>>;`;
  });
  return moduleOf(`import type { Failure } from '../http/failure.ts';`, ...statements);
}
