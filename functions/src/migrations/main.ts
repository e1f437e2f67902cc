import { openFirebaseServices } from '../firebase/admin.ts';
import { runMigration } from './run-migration.ts';
import { MIGRATIONS } from './upgrade-stored.ts';

/* The program behind `npm run migrate`, with the caller's rights: `main.ts PROJECT [dry-run] [restart]`. Each
 * migration begins after the previous one. Prints the progress of each. */
const [project = '', ...flags] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

async function run(): Promise<number> {
  const isDry = flags.includes('dry-run');
  const { db } = openFirebaseServices(project);
  let failed = 0;
  for (const migration of MIGRATIONS) {
    const progress = await runMigration(migration, {
      db,
      now: () => new Date(),
      isDry,
      isRestarted: flags.includes('restart'),
      signal: stop.signal,
      onFault: (path, why) => console.error(`✖ ${path}: ${why}`),
    });
    failed += progress.failed;
    const state = progress.finishedAt ? 'terminada' : 'interrompida; repetir o comando continua daqui';
    process.stdout.write(
      `${String(migration.number).padStart(4, '0')} ${migration.title}\n` +
        `  ${isDry ? 'mudariam' : 'mudados'} ${progress.changed} de ${progress.looked} documentos, ` +
        `${progress.failed} não puderam (${isDry ? 'nada foi escrito' : state})\n`,
    );
    if (progress.finishedAt === null) return 1;
  }
  return failed === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(
    `✖ O projeto não respondeu como se espera (${error instanceof Error ? error.message : String(error)}).`,
  );
  return 1;
});
