import { err, ok, type Result } from '@aura/shared-domain';
import { readBuiltWith, readNewest } from '@aura/shared-federation/releases';
import { openReleases } from '../../releases/open-releases.ts';
import { complain, say } from '../../terminal/print-messages.ts';
import { discoverWorkspaces } from '../../workspaces/discover.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { readWords } from '../cli/read-words.ts';
import { formatDiagnosis } from './diagnosis-text.ts';
import { examine, type Diagnosis } from './examine.ts';
import { readPatient, type Patient } from './patient.ts';

const USAGE = 'Uso: npm run remote -- doctor [--json]';
const EXIT = { done: 0, refused: 1, usage: 2 } as const;

/**
 * `npm run remote -- doctor`: examines the builds of all remotes and builds nothing. Returns the exit code: 1 if
 * something must be fixed.
 */
export async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const json = parseJson(args);
  if (!json.ok) {
    complain(`${json.error}\n\n${USAGE}`);
    return EXIT.usage;
  }
  const diagnosis = await diagnose();
  if (!diagnosis.ok) {
    complain(diagnosis.error);
    return EXIT.refused;
  }
  say(json.value ? JSON.stringify(diagnosis.value, null, 2) : formatDiagnosis(diagnosis.value));
  return diagnosis.value.breaches.length > 0 || signal.aborted ? EXIT.refused : EXIT.done;
}

function parseJson(args: readonly string[]): Result<boolean, string> {
  const words = readWords(args, { json: { type: 'boolean' } });
  if (!words.ok) return words;
  const [extra] = words.value.positionals;
  if (extra !== undefined) return err(`"${extra}" sobra: o exame é de todos os remotos.`);
  return ok(words.value.values.json === true);
}

async function diagnose(): Promise<Result<Diagnosis, string>> {
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  const patients: Patient[] = [];
  for (const remote of workspaces.value.remotes) {
    const patient = await readPatient(remote);
    if (!patient.ok) return patient;
    patients.push(patient.value);
  }
  const released = await readReleasedVersions();
  if (!released.ok) return released;
  return ok(
    examine(patients, { provided: readBuiltWith(workspaces.value.shell.dir), released: released.value }),
  );
}

/** Version that everybody gets, by remote. */
async function readReleasedVersions(): Promise<Result<ReadonlyMap<string, string>, string>> {
  const releases = await openReleases(ROOT, process.env);
  if (!releases.ok) return releases;
  const newest = await readNewest(releases.value.store, releases.value.publicKey);
  if (!newest.ok) return newest;
  const remotes = newest.value?.remotes ?? [];
  return ok(new Map(remotes.map(({ current: { descriptor } }) => [descriptor.name, descriptor.version])));
}
