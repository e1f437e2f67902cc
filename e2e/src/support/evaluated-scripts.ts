import type { Page } from '@playwright/test';

interface EvaluatedScript {
  readonly url: string;
  readonly source: string;
}

/** Records every script that the page evaluates from now on; the function gives what was recorded so far. */
export async function recordScripts(page: Page): Promise<() => Promise<readonly EvaluatedScript[]>> {
  const devtools = await page.context().newCDPSession(page);
  const seen: { scriptId: string; url: string }[] = [];
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.startsWith('http')) seen.push({ scriptId, url });
  });
  await devtools.send('Debugger.enable');
  return () =>
    Promise.all(
      seen.map(async ({ scriptId, url }) => {
        const { scriptSource } = await devtools.send('Debugger.getScriptSource', { scriptId });
        return { url, source: scriptSource };
      }),
    );
}

/** Addresses of the scripts that hold a text, once per evaluation and occurrence. */
export function holding(scripts: readonly EvaluatedScript[], text: string): readonly string[] {
  return scripts.flatMap(({ url, source }) =>
    Array.from({ length: source.split(text).length - 1 }, () => url),
  );
}
