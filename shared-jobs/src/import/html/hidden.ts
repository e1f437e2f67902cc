/** Tags whose content nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(
  'head title script style template noscript iframe object embed svg math canvas select textarea button'.split(
    ' ',
  ),
);

const UNSEEN =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?:px|em|rem|%|pt)?\s*(?:;|!|$))/i;

/** Whether an element, with all that it contains, is not shown to a person. */
export function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return UNREAD.has(name) || attributes['hidden'] !== undefined || UNSEEN.test(attributes['style'] ?? '');
}
