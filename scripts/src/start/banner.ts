import { DEMO_PEOPLE } from '../seed/people.ts';
import { defaultLines } from './defaults.ts';

/**
 * What a person reads once everything runs.
 * @param remotes where the remotes come from, a line each
 * @param mailboxUrl where e-mails are read that would have been sent
 */
export function banner(url: string, remotes: readonly string[], mailboxUrl: string): string {
  const people = DEMO_PEOPLE.map(
    ({ label, name, email, password }) => `  ${label}: ${email}  senha: ${password}  (${name})`,
  );
  return [
    '',
    `Tudo pronto. Abra ${url}`,
    `E-mails que teriam sido enviados: ${mailboxUrl}`,
    '',
    'Pessoas de demonstração:',
    ...people,
    '',
    'O que está em uso:',
    ...[...defaultLines(process.env), ...remotes].map((line) => `  ${line}`),
    '',
    'Para parar: Ctrl-C (os dados são salvos). Para recomeçar do zero: npm start -- --reset',
    '',
  ].join('\n');
}
