import { openFirebaseServices } from '../../firebase/admin.ts';
import { createFolderIssuer } from './folder-issuer.ts';
import { issueMonth } from './issue-month.ts';

/*
 * `npm run service-notes -- PROJECT 2026-11 FOLDER`: writes the notes of service of a month's payments, a file each.
 * With FIRESTORE_EMULATOR_HOST it reads the emulator, otherwise the project, with the caller's rights.
 */
const [project = '', month = '', folder = ''] = process.argv.slice(2);

async function main(): Promise<number> {
  if (!project || !/^\d{4}-\d{2}$/u.test(month) || !folder) {
    process.stderr.write('Uso: npm run service-notes -- PROJETO AAAA-MM PASTA\n');
    return 2;
  }
  const { issued, unnamed, refused } = await issueMonth(
    openFirebaseServices(project).db,
    createFolderIssuer(folder),
    month,
  );
  const lines = [
    `${issued} notas escritas em ${folder}.`,
    `${unnamed} pagamentos sem dados para nota.`,
    ...refused,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return refused.length > 0 ? 1 : 0;
}

process.exitCode = await main();
