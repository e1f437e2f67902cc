import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A renderer as a build of the shell leaves it: its pages say which versions of the remotes they are for. */
const RENDERER = `
  const versions = ({ registry }) => registry.remotes.map((remote) => remote.current.descriptor.version).join();
  export const staticPaths = () => ['/'];
  export const renderPage = async (path, site) => ({ head: '<title>Início</title>', body: versions(site) });
  export const renderNotFound = async () => ({ head: '', body: 'nada' });
  export const applicationPatterns = () => ['/tools'];
  export const renderHead = () => '<title>Ferramentas</title>';
  export const earlyScript = () => 'early()';
  export const textFiles = (site) => ({ 'versions.txt': versions(site) });
`;
const APP =
  '<head><!--aura:head--><script type="application/json" id="aura-config"></script>' +
  '<script type="application/json" id="aura-registry"></script></head><!--aura:noscript--><!--aura:page-->';

/** Writes what a build of the shell leaves, as small as it can be. */
export async function writeTestShell(dir: string): Promise<void> {
  await mkdir(join(dir, 'dist'), { recursive: true });
  await mkdir(join(dir, 'dist-render'));
  await writeFile(join(dir, 'dist/app.html'), APP);
  await writeFile(join(dir, 'dist/assets.json'), '{"scripts":[],"styles":[],"fonts":[]}');
  await writeFile(join(dir, 'dist-render/render.mjs'), RENDERER);
}
