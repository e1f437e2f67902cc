import { restoreBackup, takeBackup } from './backup.ts';
import { openCloud } from './cloud.ts';

/* The program behind `npm run backup` and `npm run restore`, with the caller's rights: `main.ts PROJECT backup|restore
 * FOLDER [over]`. Prints the result. */
const [project = '', deed, folder = '', over] = process.argv.slice(2);

async function run(): Promise<number> {
  const cloud = openCloud(project, process.env);
  const isConsistent = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
  const outcome =
    deed === 'backup'
      ? await takeBackup(cloud, folder, { takenAt: new Date(), isConsistent })
      : await restoreBackup(cloud, folder, { isOver: over === 'over' });
  if (!outcome.ok) {
    console.error(`✖ ${outcome.error}`);
    return 1;
  }
  const { documents, accounts, collections } = outcome.value;
  const lines = Object.entries(collections).map(([name, count]) => `  ${name}: ${count}`);
  const verb = deed === 'backup' ? 'Guardados' : 'Restaurados';
  const all = [`${verb} ${documents.lines} documentos e ${accounts.lines} contas.`, ...lines];
  process.stdout.write(`${all.join('\n')}\n`);
  return 0;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(
    `✖ O projeto não respondeu como se espera (${error instanceof Error ? error.message : String(error)}).`,
  );
  return 1;
});
