// First step of `npm start`, `npm run dev` and `npm test`: plain JavaScript that the system's own Node can run,
// because nothing is installed yet.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { keepPackages } from './bootstrap/keep-packages.mjs';
import { isInstalled, lockHash, MARKER, needsInstall } from './bootstrap/lock-marker.mjs';
import { pickNode } from './bootstrap/pick-node.mjs';
import { runChild } from './bootstrap/run-child.mjs';

const root = join(import.meta.dirname, '..');
const COMMANDS = ['start', 'check', 'dev', 'remote', 'company', 'operator', 'deploy', 'stored'];

/** Higher exit codes are signals: the run was interrupted. */
const SIGNALLED = 128;

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @returns {Promise<number>} exit code */
async function install() {
  const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = lockHash(lockFile);
  const marker = join(root, MARKER);
  const state = {
    modulesExist: existsSync(join(root, 'node_modules')),
    marker: read(marker),
    hash,
    isComplete: () => isInstalled(lockFile, read(join(root, 'node_modules/.package-lock.json'))),
  };
  if (!needsInstall(state)) {
    if (state.marker?.trim() !== hash) writeFileSync(marker, hash);
    return 0;
  }
  console.log('Instalando as dependências com npm ci (cerca de um minuto na primeira vez)…');
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await keepPackages(root, () => runChild('npm', args, { cwd: root }));
  if (code === 0) writeFileSync(marker, hash);
  else if (code >= SIGNALLED || !state.modulesExist)
    console.error('A instalação das dependências falhou. Veja a mensagem do npm acima.');
  else {
    console.error(
      'As dependências novas não vieram (veja a mensagem do npm acima). Seguindo com as de antes…',
    );
    return 0;
  }
  return code;
}

/** @returns {Promise<number>} exit code */
async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) {
    console.error(`Uso: node scripts/run.mjs <${COMMANDS.join(' | ')}>`);
    return 2;
  }
  const installed = await install();
  if (installed !== 0) return installed;

  const bin = join(root, 'node_modules/.bin');
  const local = join(bin, 'node');
  const node = pickNode({
    installed: existsSync(local) ? local : null,
    current: process.execPath,
    version: process.version,
  });
  if (!node.ok) {
    console.error(node.message);
    return 1;
  }
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  // The commands themselves import packages whose content is compiled.
  const compiled = await runChild(node.path, [join(root, 'content-tools/src/main.ts'), '--quiet'], {
    cwd: root,
    env,
  });
  if (compiled !== 0) return compiled;
  return runChild(node.path, [join(root, `scripts/src/${command}/main.ts`), ...args], { cwd: root, env });
}

process.exitCode = await main();
