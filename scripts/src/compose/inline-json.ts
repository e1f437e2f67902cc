import { err, ok, type Result } from '@aura/shared-domain';

/** JSON for use inside a script element: it can neither close the element nor open a comment. */
export function writeInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Fills the empty `<script type="application/json" id="…">` of a page. The error names the missing placeholder. */
export function fillPlaceholder(html: string, id: string, value: unknown): Result<string, string> {
  const placeholder = new RegExp(
    `(<script\\b(?=[^>]*\\btype="application/json")[^>]*\\bid="${id}"[^>]*>)\\s*(</script>)`,
  );
  if (!placeholder.test(html)) return err(`A página não tem o lugar reservado "${id}".`);
  return ok(
    html.replace(placeholder, (_, open: string, close: string) => open + writeInlineJson(value) + close),
  );
}
