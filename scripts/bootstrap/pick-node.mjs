const NO_NODE =
  'É preciso o Node 24 (ou 22.18 em diante). Neste sistema ele não veio com as dependências: ' +
  'instale-o a partir de https://nodejs.org e rode o comando de novo.';

/**
 * Which Node runs the TypeScript sources: the one that came with the dependencies, else the current one if it
 * runs TypeScript by itself.
 * @param {{ installed: string | null, current: string, version: string }} candidates `installed` and `current`
 *   are paths; `version` is that of the current one, such as `v20.20.2`
 * @returns {{ ok: true, path: string } | { ok: false, message: string }}
 */
export function pickNode({ installed, current, version }) {
  if (installed) return { ok: true, path: installed };
  return runsTypeScript(version) ? { ok: true, path: current } : { ok: false, message: NO_NODE };
}

/**
 * Type stripping without a flag came with 22.18 and 23.6.
 * @param {string} version
 */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24;
}
