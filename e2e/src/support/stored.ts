import { documentExists, listCollections, listDocuments, ROOT } from './database.ts';

/** Path of a document and of everything below it, whether or not the document itself exists. */
export async function storedPaths(path: string): Promise<readonly string[]> {
  const below = (await listCollections(path)).map((name) => pathsIn(`${path}/${name}`));
  return [...((await documentExists(path)) ? [path] : []), ...(await Promise.all(below)).flat()].toSorted();
}

async function pathsIn(collection: string): Promise<readonly string[]> {
  const paths = (await listDocuments(collection)).map(({ name }) => name.slice(ROOT.length + 1));
  return (await Promise.all(paths.map(storedPaths))).flat();
}
