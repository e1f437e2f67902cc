/** What the database of this machine holds below a document, seen as its owner. */
const ROOT = 'projects/demo-aura/databases/(default)/documents';
const SERVER = `http://127.0.0.1:8080/v1/${ROOT}`;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** Path of a document and of everything below it, whether or not the document itself exists. */
export async function storedPaths(path: string): Promise<readonly string[]> {
  const own = await fetch(`${SERVER}/${path}`, { headers: OWNER });
  const below = (await collectionsOf(path)).map((name) => documentsIn(`${path}/${name}`));
  return [...(own.ok ? [path] : []), ...(await Promise.all(below)).flat()].toSorted();
}

async function collectionsOf(path: string): Promise<readonly string[]> {
  const answer = await fetch(`${SERVER}/${path}:listCollectionIds`, {
    method: 'POST',
    headers: OWNER,
    body: '{}',
  });
  return ((await answer.json()) as { collectionIds?: string[] }).collectionIds ?? [];
}

async function documentsIn(collection: string): Promise<readonly string[]> {
  const answer = await fetch(`${SERVER}/${collection}?pageSize=300&showMissing=true`, { headers: OWNER });
  const { documents = [] } = (await answer.json()) as { documents?: { name: string }[] };
  const paths = documents.map(({ name }) => name.slice(ROOT.length + 1));
  return (await Promise.all(paths.map(storedPaths))).flat();
}
