import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { areEmulatorsUp } from '../company/project/open-context.ts';
import { chooseTarget } from '../company/project/target.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { runOperatorDeed, parseOperator, USAGE } from './run-operator.ts';

/* `npm run operator -- …`: who runs the platform. */
async function main(): Promise<number> {
  const command = parseOperator(process.argv.slice(2));
  if (!command.ok) {
    complain(`${command.error}\n\n${USAGE}`);
    return 2;
  }
  if (command.value === null) {
    say(USAGE);
    return 0;
  }
  const target = await chooseTarget(command.value.project, { env: process.env, areEmulatorsUp });
  const outcome = !target.ok
    ? target
    : target.value.kind === 'project'
      ? await runOperatorDeed(target.value.projectId, command.value, process.env)
      : // Google's libraries would ask the network whether this is a machine of theirs.
        await runOperatorDeed(PROJECT, command.value, {
          ...process.env,
          ...EMULATOR_ENV,
          METADATA_SERVER_DETECTION: 'none',
        });
  if (outcome.ok) say(outcome.value);
  else complain(outcome.error);
  return outcome.ok ? 0 : 1;
}

process.exit(await main());
