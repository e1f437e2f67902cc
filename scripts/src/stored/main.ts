import { join } from 'node:path';
import { runChild } from '../../bootstrap/run-child.mjs';
import { areEmulatorsUp } from '../company/project/open-context.ts';
import { chooseTarget } from '../company/project/target.ts';
import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { isDeed, parseStored, describeUsage } from './parse-stored.ts';

/* `npm run backup`, `npm run restore` and `npm run migrate`, about a project's stored data. They run the backend's own
 * programs. */
async function main([deed, ...words]: readonly string[]): Promise<number> {
  if (!isDeed(deed)) throw new Error(`no deed ${deed}`);
  const command = parseStored(deed, words);
  if (!command.ok) {
    complain(`${command.error}\n\n${describeUsage(deed)}`);
    return 2;
  }
  if (command.value === null) {
    say(describeUsage(deed));
    return 0;
  }
  const { program, args, project } = command.value;
  const target = await chooseTarget(project, { env: process.env, areEmulatorsUp });
  if (!target.ok) {
    complain(target.error);
    return 1;
  }
  const [id, more] =
    target.value.kind === 'project'
      ? [target.value.projectId, {}]
      : // Google's libraries would ask the network whether this is a machine of theirs.
        [PROJECT, { ...EMULATOR_ENV, METADATA_SERVER_DETECTION: 'none' }];
  const path = join(ROOT, `functions/src/${program}/main.ts`);
  return runChild(process.execPath, [path, id, ...args], { cwd: ROOT, env: { ...process.env, ...more } });
}

process.exitCode = await main(process.argv.slice(2));
