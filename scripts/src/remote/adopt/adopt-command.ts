import { resolve } from 'node:path';
import { releaseId } from '@aura/shared-federation';
import { adopt } from '@aura/shared-federation/adopt';
import { complain, say } from '../../terminal/print-messages.ts';
import { readWords } from '../cli/read-words.ts';

/**
 * `npm run remote -- adopt DIR`: turns the build of another tool chain into a release.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export async function run(args: readonly string[]): Promise<number> {
  const words = readWords(args, {});
  if (!words.ok) return refuse(words.error, 2);
  const [dir, extra] = words.value.positionals;
  if (dir === undefined) return refuse('Falta a pasta do remoto.', 2);
  if (extra !== undefined) return refuse(`"${extra}" sobra: o comando lê uma pasta só.`, 2);
  // Relative to the folder where the command was started; npm changes to the workspace's folder.
  const adopted = await adopt(resolve(process.env['INIT_CWD'] ?? '', dir));
  if (!adopted.ok) return refuse(adopted.error);
  const { name, assets } = adopted.value;
  say(`✔ ${releaseId(adopted.value)}: descriptor.json traz o hash de ${assets.length + 1} arquivos. Agora:`);
  say(`  npm run remote -- publish ${name} --from ${dir}`);
  return 0;
}

function refuse(reason: string, code = 1): number {
  complain(reason);
  return code;
}
