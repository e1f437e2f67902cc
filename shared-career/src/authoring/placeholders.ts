import type { DataPath, Entry, Report } from '@aura/content-tools';

/** Reports what a text names in braces that nothing fills. @param known names that may stand there */
export function checkPlaceholders(
  file: Entry<unknown>,
  {
    text,
    known,
    path,
  }: { readonly text: string; readonly known: readonly string[]; readonly path: DataPath },
  report: Report,
): void {
  for (const [, name = ''] of text.matchAll(/\{(\w*)\}/gu))
    if (!known.includes(name))
      report(file, path, `{${name}} não é conhecido aqui; são: ${known.join(', ') || 'nenhum'}`);
}
