import { complain, say } from '../../terminal/print-messages.ts';
import { BACKEND } from '../codebases.ts';
import { findEnvironment } from '../environments/index.ts';
import { askOver } from '../verify/ask.ts';
import { verifySite } from '../verify/verify.ts';
import { trySignIn } from './sign-in.ts';

/*
 * `npm run deploy:watch -- ENVIRONMENT`: asks a running site, from outside and without a build, what people need of it, and
 * signs in with the account of AURA_WATCH_EMAIL and AURA_WATCH_PASSWORD.
 */
const { AURA_WATCH_EMAIL: email = '', AURA_WATCH_PASSWORD: password = '' } = process.env;

async function main([name]: readonly string[]): Promise<number> {
  const found = findEnvironment(name);
  if (!found.ok) {
    complain(found.error);
    return 2;
  }
  const { origin, remotes, firebase } = found.value;
  if (remotes.from !== 'releases' || remotes.key === null || firebase.apiKey === null || !email) {
    complain('Faltam a chave do registro ou a da API no ambiente, ou AURA_WATCH_EMAIL.');
    return 2;
  }
  const registry = { url: `${remotes.origin}/registry.json`, key: remotes.key };
  const backend = BACKEND.map((codebase) => codebase.name);
  const checks = [
    ...(await verifySite({ origin, paths: ['/', '/login'], backend, registry }, askOver(null))),
    ...(await trySignIn({ origin, apiKey: firebase.apiKey }, { email, password })),
  ];
  const wrong = checks.filter(({ problem }) => problem !== null);
  for (const { name: what, problem } of wrong) complain(`${what}: ${problem ?? ''}`);
  say(`${checks.length - wrong.length} de ${checks.length} conferências certas.`);
  return wrong.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
