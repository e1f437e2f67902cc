import { err, ok, type Result } from '@aura/shared-domain';
import { AccountSchema, hasNoAccount, readAccounts, readHashSettings, writeAccounts } from './accounts.ts';
import {
  digestLines,
  isSameFile,
  prepareFolder,
  readBackup,
  readLines,
  writeLines,
  writeManifest,
  type Manifest,
} from './backup-files.ts';
import type { Cloud } from './cloud.ts';
import { nameCollection, DocumentSchema, hasNoDocument, readDocuments, writeDocuments } from './documents.ts';

/**
 * Copies every document and account of a project into a folder. The error is a sentence.
 * @param takenAt if the database supports it, documents have their state at this time
 */
export async function takeBackup(
  cloud: Cloud,
  folder: string,
  { takenAt, isConsistent }: { readonly takenAt: Date; readonly isConsistent: boolean },
): Promise<Result<Manifest, string>> {
  const prepared = await prepareFolder(folder);
  if (!prepared.ok) return prepared;
  const collections: Record<string, number> = {};
  const documents = await writeLines(folder, 'documents', {
    values: readDocuments(cloud, isConsistent ? takenAt : null),
    look({ path }) {
      const collection = nameCollection(path);
      collections[collection] = (collections[collection] ?? 0) + 1;
    },
  });
  const accounts = await writeLines(folder, 'accounts', { values: readAccounts(cloud) });
  const manifest: Manifest = {
    format: 1,
    project: cloud.project,
    takenAt: takenAt.toISOString(),
    documents,
    accounts,
    collections,
    hash: await readHashSettings(cloud),
  };
  await writeManifest(folder, manifest);
  return ok(manifest);
}

const SCHEMAS = { documents: DocumentSchema, accounts: AccountSchema } as const;

/**
 * Writes a backup into a project, after reading and verifying all of it. It refuses a project with data, unless `over`
 * is set. In an empty project it reads everything back and compares. The error is a sentence.
 */
export async function restoreBackup(
  cloud: Cloud,
  folder: string,
  { isOver }: { readonly isOver: boolean },
): Promise<Result<Manifest, string>> {
  const backup = await readBackup(folder, SCHEMAS);
  if (!backup.ok) return backup;
  const isEmpty = (await hasNoDocument(cloud)) && (await hasNoAccount(cloud));
  if (!isEmpty && !isOver)
    return err(
      `O projeto ${cloud.project} não está vazio. Com --over o que há na cópia é escrito por cima; o resto fica.`,
    );
  const manifest = backup.value;
  await writeDocuments(cloud, readLines(folder, 'documents', DocumentSchema));
  await writeAccounts(cloud, readLines(folder, 'accounts', AccountSchema), manifest.hash);
  return isEmpty ? compare(cloud, manifest) : ok(manifest);
}

/** Whether the project has now what the backup has: each document to the last digit, and as many accounts. */
async function compare(cloud: Cloud, manifest: Manifest): Promise<Result<Manifest, string>> {
  const digest = digestLines();
  for await (const document of readDocuments(cloud, null)) digest.add(document);
  let accounts = 0;
  for await (const _account of readAccounts(cloud)) accounts += 1;
  if (isSameFile(digest.facts(), manifest.documents) && accounts === manifest.accounts.lines)
    return ok(manifest);
  return err(
    'O que ficou no projeto não é o que está na cópia: alguém escreve nele, ou algo não foi aceito.',
  );
}
